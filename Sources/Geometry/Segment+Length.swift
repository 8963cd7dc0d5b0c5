extension Segment {
  /// The length of the whole piece, in points.
  package var length: CGFloat { length(to: 1) }

  /// The length from the start to a parameter, in points.
  ///
  /// The speed is integrated with Gauss's five-point rule on eight equal parts, which is good to
  /// about 1e-7 of the length for curves without a cusp.
  package func length(to t: CGFloat) -> CGFloat {
    if case .line(let a, let b) = self { return Segment.distance(a, b) * t }
    let partCount: CGFloat = 8
    let half = t / (2 * partCount)
    var sum: CGFloat = 0
    for part in 0..<Int(partCount) {
      let middle = half * CGFloat(2 * part + 1)
      for (node, weight) in Segment.gauss {
        let speed = derivative(at: middle + half * node)
        sum += weight * (speed.dx * speed.dx + speed.dy * speed.dy).squareRoot()
      }
    }
    return sum * half
  }

  /// The parameter at which the length from the start has a value, in 0…1.
  package func parameter(atLength target: CGFloat) -> CGFloat {
    let total = length
    guard target > 0, total > 0 else { return 0 }
    guard target < total else { return 1 }
    if case .line = self { return target / total }
    // Newton's steps, kept inside a bracket that halving narrows.
    var (low, high, t) = (CGFloat(0), CGFloat(1), target / total)
    for _ in 0..<40 {
      let error = length(to: t) - target
      if abs(error) <= total * 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let v = derivative(at: t)
      let speed = (v.dx * v.dx + v.dy * v.dy).squareRoot()
      let step = t - error / speed
      t = speed > 0 && step > low && step < high ? step : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return t
  }

  /// The distance between two points.
  package static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Nodes and weights of Gauss's rule with five points on −1…1.
  private static let gauss: [(CGFloat, CGFloat)] = [
    (-0.906179845938664, 0.236926885056189), (-0.538469310105683, 0.478628670499366),
    (0, 0.568888888888889), (0.538469310105683, 0.478628670499366),
    (0.906179845938664, 0.236926885056189),
  ]
}
