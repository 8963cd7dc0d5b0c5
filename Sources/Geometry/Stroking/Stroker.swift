/// Draws along polylines with a pen and collects the outline of what it covers.
///
/// The outline is the sum of the pieces' rectangles, joins and caps, all turning the same way, so
/// the non-zero rule fills it. Where the inner edges of two pieces meet within both, they meet in
/// a point; where they do not, the outline goes through the pen's centre and folds over itself.
struct Stroker {
  private(set) var result = Polylines()
  private let pen: Pen
  private var left: [SIMD2<Double>] = []
  private var right: [SIMD2<Double>] = []

  /// - `half`: Half the width of the pen, above 0.
  init(_ style: StrokeStyle, half: Double, tolerance: Double) {
    pen = Pen(
      style: style, half: half, tolerance: tolerance,
      arcStep: Self.largestTurn(half: half, tolerance: tolerance))
  }

  /// The turn at which a chord leaves the pen's circle by the tolerance, in radians.
  static func largestTurn(half: Double, tolerance: Double) -> Double {
    // 1 − cos(a/2) ≈ a²/8; a hundredth of a turn bounds the work for huge pens.
    max(0.01, min(1.5, (8 * tolerance / half).squareRoot()))
  }

  /// Strokes points that all differ from the one before.
  mutating func stroke(_ points: [SIMD2<Double>], isSmooth: [Bool], isClosed: Bool) {
    let count = points.count
    guard count > 1 else {
      if let point = points.first { strokeDot(at: point, direction: SIMD2(1, 0)) }
      return
    }
    var directions: [SIMD2<Double>] = []
    var lengths: [Double] = []
    for index in 0..<(isClosed ? count : count - 1) {
      let step = points[(index + 1) % count] - points[index]
      lengths.append(step.length)
      directions.append(step / step.length)
    }
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    if !isClosed { pen.addCap(at: points[0], direction: -directions[0], to: &left) }
    for index in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
      let before = (index + directions.count - 1) % directions.count
      pen.join(
        at: points[index], from: directions[before], to: directions[index],
        reach: min(lengths[before], lengths[index]) / 2, isSmooth: isSmooth[index],
        left: &left, right: &right)
    }
    guard !isClosed else {
      result.appendPolygon(left)
      result.appendPolygon(right.reversed())
      return
    }
    pen.addCap(at: points[count - 1], direction: directions[directions.count - 1], to: &left)
    left.append(contentsOf: right.reversed())
    result.appendPolygon(left)
  }

  /// Strokes a piece of no length: a disc or a square, nothing with butt caps.
  mutating func strokeDot(at point: SIMD2<Double>, direction: SIMD2<Double>) {
    guard pen.style.lineCap != .butt else { return }
    left.removeAll(keepingCapacity: true)
    pen.addCap(at: point, direction: -direction, to: &left)
    pen.addCap(at: point, direction: direction, to: &left)
    result.appendPolygon(left)
  }
}

/// The pen of a stroke.
///
/// Apart from the sides it adds to, which would otherwise be copied at each call.
private struct Pen {
  let style: StrokeStyle
  let half: Double
  let tolerance: Double
  /// The angle of an arc's chord that stays within the tolerance.
  let arcStep: Double

  /// Ends the left side with the pen's edge from left to right, seen along `direction`.
  func addCap(
    at point: SIMD2<Double>, direction: SIMD2<Double>, to left: inout [SIMD2<Double>]
  ) {
    let side = direction.turned * half
    switch style.lineCap {
    case .butt:
      left.append(point - side)
      left.append(point + side)
    case .square:
      let ahead = direction * half
      left.append(point - side + ahead)
      left.append(point + side + ahead)
    case .round:
      let arc = PenArc(center: point, start: -side, angle: .pi, sign: 1)
      arc.add(to: &left, step: arcStep)
    }
  }

  func join(
    at point: SIMD2<Double>, from before: SIMD2<Double>, to after: SIMD2<Double>, reach: Double,
    isSmooth: Bool, left: inout [SIMD2<Double>], right: inout [SIMD2<Double>]
  ) {
    let (cross, cosine) = (before.cross(after), before.dot(after))
    if cross > 0 || (cross == 0 && cosine < 0) {
      let joint = Joint(point, -before.turned * half, -after.turned * half, cross, cosine)
      addOuter(joint, sign: 1, isSmooth: isSmooth, to: &left)
      addInner(joint, reach: reach, to: &right)
    } else {
      let joint = Joint(point, before.turned * half, after.turned * half, cross, cosine)
      addOuter(joint, sign: -1, isSmooth: isSmooth, to: &right)
      addInner(joint, reach: reach, to: &left)
    }
  }

  private func addInner(_ joint: Joint, reach: Double, to side: inout [SIMD2<Double>]) {
    if joint.canMeet, half * abs(joint.cross) <= reach * (1 + joint.cosine) {
      side.append(joint.point - joint.meeting)
    } else {
      side.append(joint.point - joint.spoke0)
      side.append(joint.point)
      side.append(joint.point - joint.spoke1)
    }
  }

  private func addOuter(
    _ joint: Joint, sign: Double, isSmooth: Bool, to side: inout [SIMD2<Double>]
  ) {
    let stretch = joint.canMeet ? (2 / (1 + joint.cosine)).squareRoot() : .infinity
    if half * (stretch - 1) <= tolerance {
      side.append(joint.point + joint.meeting)
    } else if isSmooth || style.lineJoin == .round {
      let angle = Transcendentals.atan2(abs(joint.cross), joint.cosine)
      let arc = PenArc(center: joint.point, start: joint.spoke0, angle: angle, sign: sign)
      arc.add(to: &side, step: arcStep)
    } else if style.lineJoin == .miter, stretch <= Double(style.miterLimit) {
      side.append(joint.point + joint.meeting)
    } else {
      side.append(joint.point + joint.spoke0)
      side.append(joint.point + joint.spoke1)
    }
  }
}

/// Where two pieces meet; spokes point from the corner to the outer edges of both.
private struct Joint {
  let point: SIMD2<Double>
  let spoke0: SIMD2<Double>
  let spoke1: SIMD2<Double>
  let cross: Double
  let cosine: Double
  /// Whether the offset edges meet at all.
  let canMeet: Bool
  /// From the corner to where the outer offset edges meet.
  let meeting: SIMD2<Double>

  init(
    _ point: SIMD2<Double>, _ spoke0: SIMD2<Double>, _ spoke1: SIMD2<Double>, _ cross: Double,
    _ cosine: Double
  ) {
    self.point = point
    self.spoke0 = spoke0
    self.spoke1 = spoke1
    self.cross = cross
    self.cosine = cosine
    canMeet = 1 + cosine > 1e-9
    meeting = canMeet ? (spoke0 + spoke1) / (1 + cosine) : SIMD2(0, 0)
  }
}

/// A part of the pen's circle.
private struct PenArc {
  let center: SIMD2<Double>
  let start: SIMD2<Double>
  /// How far it goes, in radians, and which way: 1 clockwise on screen, −1 counterclockwise.
  let angle: Double
  let sign: Double

  /// Adds its points, both ends included.
  func add(to side: inout [SIMD2<Double>], step: Double) {
    let count = max(1, Int((angle / step).rounded(.up)))
    let (sine, cosine) = Transcendentals.sineAndCosine(sign * angle / Double(count))
    var spoke = start
    side.append(center + spoke)
    for _ in 0..<count {
      spoke = spoke * cosine + spoke.turned * sine
      side.append(center + spoke)
    }
  }
}
