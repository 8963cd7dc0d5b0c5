import Geometry

/// An arc of an ellipse between two points, as path data states it.
struct EllipticalArc {
  let from: CGPoint
  let to: CGPoint
  let radii: CGSize
  let tilt: Angle
  let isLarge: Bool
  let isClockwise: Bool

  /// Appends the arc as cubic curves of at most a quarter turn each.
  func append(to path: inout Path) {
    let (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, from != to else { return path.addLine(to: to) }
    let (sine, cosine) = Transcendentals.sineAndCosine(tilt.radians)
    // In the space where the ellipse is the unit circle.
    func toUnit(_ p: CGPoint) -> CGPoint {
      CGPoint(x: (p.x * cosine + p.y * sine) / rx, y: (p.y * cosine - p.x * sine) / ry)
    }
    let (start, end) = (toUnit(from), toUnit(to))
    let half = CGPoint(x: (end.x - start.x) / 2, y: (end.y - start.y) / 2)
    let halfLength = (half.x * half.x + half.y * half.y).squareRoot()
    // Radii too small to reach grow until they do.
    let growth = max(1, halfLength)
    let rise = max(0, growth * growth - halfLength * halfLength).squareRoot() / halfLength
    let side: Double = isLarge == isClockwise ? 1 : -1
    let center = CGPoint(
      x: (start.x + end.x) / 2 + side * rise * half.y,
      y: (start.y + end.y) / 2 - side * rise * half.x)
    let first = Transcendentals.atan2(start.y - center.y, start.x - center.x)
    var sweep = Transcendentals.atan2(end.y - center.y, end.x - center.x) - first
    if isClockwise, sweep < 0 { sweep += 2 * Double.pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * Double.pi }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let (quarterSine, quarterCosine) = Transcendentals.sineAndCosine(step / 4)
    let reach = 4.0 / 3 * quarterSine / quarterCosine
    func fromUnit(_ x: Double, _ y: Double) -> CGPoint {
      let (ux, uy) = ((center.x + x * growth) * rx, (center.y + y * growth) * ry)
      return CGPoint(x: ux * cosine - uy * sine, y: ux * sine + uy * cosine)
    }
    for index in 0..<count {
      let (s0, c0) = Transcendentals.sineAndCosine(first + step * Double(index))
      let (s1, c1) = Transcendentals.sineAndCosine(first + step * Double(index + 1))
      path.addCurve(
        to: index == count - 1 ? to : fromUnit(c1, s1),
        control1: fromUnit(c0 - reach * s0, s0 + reach * c0),
        control2: fromUnit(c1 + reach * s1, s1 - reach * c1))
    }
  }
}
