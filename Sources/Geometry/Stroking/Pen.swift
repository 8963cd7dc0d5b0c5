/// The pen of a stroke.
///
/// Apart from the sides it adds to, which would otherwise be copied at each call.
struct Pen {
  typealias Side = ContiguousArray<SIMD2<Double>>

  private(set) var cap = CGLineCap.butt
  private var lineJoin = CGLineJoin.miter
  private var miterLimit = 0.0
  private var half = 0.0
  private var tolerance = 0.0
  private var rim = PenRim(half: 1, tolerance: 1)
  /// The points of a round cap: how far ahead and how far to the side.
  private var roundCap: Side = []

  /// Changes to a style.
  /// - `half`: Half the pen's width.
  /// - `tolerance`: The farthest its edges may be from where they should be.
  mutating func take(_ style: StrokeStyle, half: Double, tolerance: Double) {
    cap = style.lineCap
    lineJoin = style.lineJoin
    miterLimit = Double(style.miterLimit)
    guard half != self.half || tolerance != self.tolerance else { return }
    self.half = half
    self.tolerance = tolerance
    rim = PenRim(half: half, tolerance: tolerance)
    roundCap.removeAll(keepingCapacity: true)
    rim.addArc(
      around: SIMD2(0, 0), from: SIMD2(0, -half), SIMD2(1, 0), to: SIMD2(0, half), SIMD2(1, 0),
      angle: .pi, sign: 1, to: &roundCap)
  }

  /// Ends the left side with the pen's edge from left to right, seen along `direction`.
  func addCap(at point: SIMD2<Double>, direction: SIMD2<Double>, to left: inout Side) {
    let side = direction.turned
    switch cap {
    case .butt:
      left.append(point - side * half)
      left.append(point + side * half)
    case .square:
      let ahead = point + direction * half
      left.append(ahead - side * half)
      left.append(ahead + side * half)
    case .round:
      for place in roundCap { left.append(point + direction * place.x + side * place.y) }
    }
  }

  /// Goes around the corner between two pieces.
  func join(
    at point: SIMD2<Double>, from before: Piece, to after: Piece, isSmooth: Bool,
    left: inout Side, right: inout Side
  ) {
    let (cross, cosine) = (
      before.direction.cross(after.direction), before.direction.dot(after.direction)
    )
    let joint = Joint(
      point: point, before: before.direction, after: after.direction, half: half, cosine: cosine)
    // Within a curve the edges go but two thirds of the way to the corner's tip.
    let outerMeets = half * (joint.stretch - 1) <= (isSmooth ? 1.5 * tolerance : tolerance)
    let meeting =
      isSmooth && outerMeets ? joint.meeting * (2 + 1 / joint.stretch) * (1 / 3.0) : joint.meeting
    // Where a curve's pieces differ in length, the mean tells whether it bends more than the pen.
    let reach =
      outerMeets ? (before.length + after.length) / 4 : min(before.length, after.length) / 2
    let innerMeets = joint.canMeet && half * abs(cross) <= reach * (1 + cosine)
    if innerMeets, outerMeets {
      left.append(point - meeting)
      right.append(point + meeting)
    } else if cross > 0 || (cross == 0 && cosine < 0) {
      addOuter(joint, sign: 1, outerMeets ? -meeting : nil, isSmooth: isSmooth, to: &left)
      addInner(joint, sign: 1, innerMeets ? meeting : nil, to: &right)
    } else {
      addOuter(joint, sign: -1, outerMeets ? meeting : nil, isSmooth: isSmooth, to: &right)
      addInner(joint, sign: -1, innerMeets ? -meeting : nil, to: &left)
    }
  }

  private func addInner(
    _ joint: Joint, sign: Double, _ meeting: SIMD2<Double>?, to side: inout Side
  ) {
    if let meeting {
      side.append(joint.point + meeting)
    } else {
      side.append(joint.point + joint.before.turned * (sign * half))
      side.append(joint.point)
      side.append(joint.point + joint.after.turned * (sign * half))
    }
  }

  private func addOuter(
    _ joint: Joint, sign: Double, _ meeting: SIMD2<Double>?, isSmooth: Bool, to side: inout Side
  ) {
    let (spoke0, spoke1) = (
      joint.before.turned * (-sign * half), joint.after.turned * (-sign * half)
    )
    if let meeting {
      side.append(joint.point + meeting)
    } else if isSmooth || lineJoin == .round {
      let cross = joint.before.cross(joint.after)
      rim.addArc(
        around: joint.point, from: spoke0, joint.before, to: spoke1, -joint.after,
        angle: Transcendentals.atan2(abs(cross), joint.before.dot(joint.after)), sign: sign,
        to: &side)
    } else if lineJoin == .miter, joint.stretch <= miterLimit {
      side.append(joint.point - joint.meeting * sign)
    } else {
      side.append(joint.point + spoke0)
      side.append(joint.point + spoke1)
    }
  }
}

/// A straight piece of a line.
struct Piece {
  /// Of length 1.
  let direction: SIMD2<Double>
  let length: Double

  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let step = end - start
    length = step.length
    direction = step / length
  }
}

/// Where two pieces meet.
private struct Joint {
  let point: SIMD2<Double>
  /// The pieces' directions.
  let before: SIMD2<Double>
  let after: SIMD2<Double>
  /// Whether the edges beside them meet at all.
  let canMeet: Bool
  /// From the corner to where the right edges meet.
  let meeting: SIMD2<Double>
  /// The length of that over half the pen's width.
  let stretch: Double

  init(
    point: SIMD2<Double>, before: SIMD2<Double>, after: SIMD2<Double>, half: Double,
    cosine: Double
  ) {
    self.point = point
    self.before = before
    self.after = after
    canMeet = 1 + cosine > 1e-9
    meeting = canMeet ? (before + after).turned * (half / (1 + cosine)) : SIMD2(0, 0)
    stretch = canMeet ? (2 / (1 + cosine)).squareRoot() : .infinity
  }
}
