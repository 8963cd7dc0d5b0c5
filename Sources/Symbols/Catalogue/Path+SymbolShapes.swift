import Geometry

extension Path {
  /// Adds a rectangle whose corners begin to bend early and evenly.
  mutating func addSmoothRectangle(_ rect: CGRect, radius: Double) {
    // A corner that starts at 1.28 r and passes where a circle of radius r does.
    let limit = min(rect.width, rect.height) / 2
    let reach = min(radius * 1.28, limit)
    let isRound = radius >= limit * 0.95
    let inset = isRound ? reach * (1 - Path.circleControl) : reach * 0.2766
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: l + reach, y: t))
    addLine(to: CGPoint(x: r - reach, y: t))
    addCurve(
      to: CGPoint(x: r, y: t + reach), control1: CGPoint(x: r - inset, y: t),
      control2: CGPoint(x: r, y: t + inset))
    addLine(to: CGPoint(x: r, y: b - reach))
    addCurve(
      to: CGPoint(x: r - reach, y: b), control1: CGPoint(x: r, y: b - inset),
      control2: CGPoint(x: r - inset, y: b))
    addLine(to: CGPoint(x: l + reach, y: b))
    addCurve(
      to: CGPoint(x: l, y: b - reach), control1: CGPoint(x: l + inset, y: b),
      control2: CGPoint(x: l, y: b - inset))
    addLine(to: CGPoint(x: l, y: t + reach))
    addCurve(
      to: CGPoint(x: l + reach, y: t), control1: CGPoint(x: l, y: t + inset),
      control2: CGPoint(x: l + inset, y: t))
    closeSubpath()
  }

  /// Adds straight pieces whose corners are cut back and rounded.
  ///
  /// A bend begins `radius` before each corner, but not before the middle of a piece.
  mutating func addRoundedPolygon(_ points: [CGPoint], radius: Double, isClosed: Bool) {
    let count = points.count
    guard count > 2, radius > 0 else {
      for (index, point) in points.enumerated() {
        if index == 0 { move(to: point) } else { addLine(to: point) }
      }
      if isClosed { closeSubpath() }
      return
    }
    if !isClosed { move(to: points[0]) }
    for index in 0..<count where isClosed || (index > 0 && index < count - 1) {
      let corner = points[index]
      let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
      let entry = corner.moved(toward: before, by: radius)
      let exit = corner.moved(toward: after, by: radius)
      if isClosed, index == 0 { move(to: entry) } else { addLine(to: entry) }
      addCurve(
        to: exit, control1: entry.mixed(with: corner, 0.58),
        control2: exit.mixed(with: corner, 0.58))
    }
    if isClosed { closeSubpath() } else { addLine(to: points[count - 1]) }
  }
}

extension CGPoint {
  /// The point on the way to another, at a distance but not past the middle.
  func moved(toward other: CGPoint, by distance: Double) -> CGPoint {
    let length = self.distance(to: other)
    return length > 0 ? mixed(with: other, min(distance / length, 0.5)) : self
  }
}
