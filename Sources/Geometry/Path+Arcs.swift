extension Path {
  /// Adds an arc of a circle, with a line to its start if there is a current point.
  ///
  /// The direction `clockwise` is as it looks with y up: `false` goes through growing angles,
  /// which is clockwise on screen. Angles a full turn or more apart give a full circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    // Degrees turned into radians miss a full turn by a few units in the last place.
    if abs(sweep) >= turn * (1 - 1e-12) {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    appendArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
  }

  /// Adds an arc given by its first angle and the signed angle it covers.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite else { return }
    appendArc(center, radius, from: startAngle.radians, sweep: delta.radians, transform)
  }

  /// Adds the arc that rounds a corner, and a line to its start.
  ///
  /// The corner is at `tangent1End`, between the current point and `tangent2End`. Where there is
  /// no corner the result is a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint else { return move(to: corner) }
    let local = transform.isIdentity ? current : current.applying(transform.inverted())
    let toStart = Path.unit(from: tangent1End, to: local)
    let toEnd = Path.unit(from: tangent1End, to: tangent2End)
    let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
    let dot = toStart.dx * toEnd.dx + toStart.dy * toEnd.dy
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
    // tan(θ/2) of the angle θ between the legs, and the distance from corner to tangent point.
    let halfTangent = abs(cross) / (1 + dot)
    let reach = radius / halfTangent
    let from = CGPoint(x: tangent1End.x + toStart.dx * reach, y: tangent1End.y + toStart.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: from.x - side * toStart.dy * radius, y: from.y + side * toStart.dx * radius)
    let startAngle = Transcendentals.atan2(from.y - center.y, from.x - center.x)
    let sweep = Double.pi - Transcendentals.acos(min(1, max(-1, Double(dot))))
    appendArc(center, radius, from: startAngle, sweep: -Double(side) * sweep, transform)
  }

  /// The direction from one point to another; zero where they coincide.
  private static func unit(from a: CGPoint, to b: CGPoint) -> CGVector {
    let length = Segment.distance(a, b)
    return length > 0 ? CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length) : .zero
  }

  private mutating func appendArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double,
    _ transform: CGAffineTransform
  ) {
    /// A share of 1e-9 of a quarter turn does not ask for one more piece.
    let pieceCount = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieceCount)
    let reach = radius * CGFloat(4.0 / 3.0 * Transcendentals.tan(step / 4))
    var (sine, cosine) = Transcendentals.sineAndCosine(start)
    func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      let point = CGPoint(
        x: center.x + along * cosine - across * sine, y: center.y + along * sine + across * cosine)
      return transform.isIdentity ? point : point.applying(transform)
    }
    let first = place(radius, 0)
    if isEmpty { move(to: first) } else if currentPoint != first { addLine(to: first) }
    guard sweep != 0 else { return }
    for index in 1...pieceCount {
      let control1 = place(radius, reach)
      (sine, cosine) = Transcendentals.sineAndCosine(start + step * Double(index))
      addCurve(to: place(radius, 0), control1: control1, control2: place(radius, -reach))
    }
  }
}
