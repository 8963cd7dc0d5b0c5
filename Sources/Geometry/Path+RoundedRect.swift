extension Path {
  /// A path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// A path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }
  /// A path of a rectangle with corners of four radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// It begins in the middle of the right edge and runs clockwise on screen, as an ellipse does:
  /// so do trims of capsules. Each radius is at most half the side; without corners it is a
  /// rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let box = rect.standardized
    let size = CGSize(
      width: min(max(cornerSize.width, 0), box.width / 2),
      height: min(max(cornerSize.height, 0), box.height / 2))
    // Equal radii stay equal when one is cut down.
    let isRound = cornerSize.width == cornerSize.height
    let least = min(size.width, size.height)
    let radius = isRound ? CGSize(width: least, height: least) : size
    addPath(
      RoundedCorners(rect: box, sizes: Array(repeating: radius, count: 4))
        .path(style, beginsAtRight: least > 0),
      transform: transform)
  }

  /// Adds a rectangle with corners of four radii.
  ///
  /// It begins on the top edge after the top left corner. Two radii that do not fit on their side
  /// make all four smaller by the same share.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let box = rect.standardized
    let wanted = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { max($0, 0) }
    let sides = [box.width, box.height, box.width, box.height]
    let share = (0..<4).reduce(CGFloat(1)) { share, i in
      let sum = wanted[i] + wanted[(i + 1) % 4]
      return sum > sides[i] ? min(share, sides[i] / sum) : share
    }
    let sizes = wanted.map { CGSize(width: $0 * share, height: $0 * share) }
    addPath(
      RoundedCorners(rect: box, sizes: sizes).path(style, beginsAtRight: false),
      transform: transform)
  }
}

/// A rectangle and the sizes of its corners: top left, top right, bottom right, bottom left.
private struct RoundedCorners {
  var rect: CGRect
  var sizes: [CGSize]

  func path(_ style: RoundedCornerStyle, beginsAtRight: Bool) -> Path {
    var path = Path()
    let corners = (0..<4).map { corner($0) }
    let middle = CGPoint(x: rect.maxX, y: rect.midY)
    let first =
      beginsAtRight
      ? middle : corners[0].at(outgoing: corners[0].reach(style, isIncoming: false))
    path.move(to: first)
    for index in beginsAtRight ? [2, 3, 0, 1] : [1, 2, 3, 0] {
      let corner = corners[index]
      guard corner.isRounded else {
        path.addSide(to: corner.vertex)
        continue
      }
      path.addSide(to: corner.at(incoming: corner.reach(style, isIncoming: true)))
      switch style {
      case .circular: corner.addCircular(to: &path)
      case .continuous: corner.addContinuous(to: &path)
      }
    }
    path.closeSubpath()
    return path
  }

  /// Corner 0 lies between the left side, travelled up, and the top side, travelled right.
  private func corner(_ index: Int) -> Corner {
    let vertices = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let directions = [
      CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0),
      CGVector(dx: 0, dy: -1),
    ]
    let before = (index + 3) % 4
    return Corner(
      vertex: vertices[index], incoming: directions[before], outgoing: directions[index],
      incomingRadius: radius(of: index, along: before),
      outgoingRadius: radius(of: index, along: index),
      incomingSmoothness: smoothness(ofSide: before), outgoingSmoothness: smoothness(ofSide: index))
  }
  private func radius(of corner: Int, along side: Int) -> CGFloat {
    side % 2 == 0 ? sizes[corner].width : sizes[corner].height
  }
  /// How far the corners of a side may run on: 0 where they touch, 1 where there is room.
  private func smoothness(ofSide side: Int) -> CGFloat {
    let length = side % 2 == 0 ? rect.width : rect.height
    let sum = radius(of: side, along: side) + radius(of: (side + 1) % 4, along: side)
    return sum > 0 ? min(max((length - sum) / (Corner.run * sum), 0), 1) : 0
  }
}

/// One corner in the directions of travel.
private struct Corner {
  var vertex: CGPoint
  var incoming: CGVector
  var outgoing: CGVector
  var incomingRadius: CGFloat
  var outgoingRadius: CGFloat
  var incomingSmoothness: CGFloat
  var outgoingSmoothness: CGFloat

  /// How much farther than its radius a corner runs along a side with room, as a share of it.
  ///
  /// Two corners that share a side with less room meet, and do not run past each other.
  static let run = 0.528665

  var isRounded: Bool { incomingRadius > 0 && outgoingRadius > 0 }

  /// A point by its distances from the vertex, back along the way in and on along the way out,
  /// as shares of the radii.
  func at(incoming back: CGFloat = 0, outgoing on: CGFloat = 0) -> CGPoint {
    CGPoint(
      x: vertex.x - incoming.dx * back * incomingRadius + outgoing.dx * on * outgoingRadius,
      y: vertex.y - incoming.dy * back * incomingRadius + outgoing.dy * on * outgoingRadius)
  }
  /// How far from the vertex the curve leaves an edge, as a share of the radius.
  func reach(_ style: RoundedCornerStyle, isIncoming: Bool) -> CGFloat {
    guard isRounded else { return 0 }
    guard style == .continuous else { return 1 }
    return 1 + Self.run * (isIncoming ? incomingSmoothness : outgoingSmoothness)
  }
  func addCircular(to path: inout Path) {
    let near = 1 - Path.circleControl
    path.addCurve(
      to: at(outgoing: 1), control1: at(incoming: near), control2: at(outgoing: near))
  }
  /// Three cubics; the shares are the system's own constants.
  func addContinuous(to path: inout Path) {
    path.addCurve(
      to: at(incoming: 0.631493986, outgoing: 0.0749114007),
      control1: at(incoming: 0.96 + 0.12849003 * incomingSmoothness),
      control2: at(incoming: 0.82 + 0.048407 * incomingSmoothness))
    path.addCurve(
      to: at(incoming: 0.0749114007, outgoing: 0.631493986),
      control1: at(incoming: 0.372824013, outgoing: 0.169060007),
      control2: at(incoming: 0.169060007, outgoing: 0.372824013))
    path.addCurve(
      to: at(outgoing: 1 + Self.run * outgoingSmoothness),
      control1: at(outgoing: 0.82 + 0.048407 * outgoingSmoothness),
      control2: at(outgoing: 0.96 + 0.12849003 * outgoingSmoothness))
  }
}

extension Path {
  /// Adds a line unless it has no length, as between the ends of a capsule.
  fileprivate mutating func addSide(to end: CGPoint) {
    // Rounding alone leaves about 1e-13 of a point.
    guard let from = currentPoint, Segment.distance(from, end) > 1e-9 else { return }
    addLine(to: end)
  }
}
