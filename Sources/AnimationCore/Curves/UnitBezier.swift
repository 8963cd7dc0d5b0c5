/// A cubic from (0, 0) to (1, 1), read as y over x.
struct UnitBezier: Hashable, Sendable {
  /// Control points as given, the x held in 0…1.
  let x1, y1, x2, y2: Double

  /// A share of one part in about a million: finer than any pixel, and what Apple rounds to.
  private static let resolution = 1.0 / 1_048_576

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = Self.held(x1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = Self.held(x2)
    self.y2 = y2.isFinite ? y2 : 1
  }

  private static func held(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }

  /// The curve mirrored at the diagonal.
  var inverse: UnitBezier { UnitBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// y where x is `t` (0…1), rounded to a multiple of 2⁻²⁰.
  func value(at t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < 1 else { return 1 }
    let y = Self.point(parameter(at: t), y1, y2)
    return (y / Self.resolution).rounded() * Self.resolution
  }

  /// The slope where x is `t`: 1 where both derivatives agree (0/0 included), ∞ where x rests.
  func velocity(at t: Double) -> Double {
    let s = parameter(at: t)
    let dx = Self.slope(s, x1, x2)
    let dy = Self.slope(s, y1, y2)
    if dx == dy { return 1 }
    if dx == 0 { return .infinity }
    return ((dy / dx) / Self.resolution).rounded() * Self.resolution
  }

  /// The curve parameter whose x is `t`: Newton's method, then halving where the slope is flat.
  private func parameter(at t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < 1 else { return 1 }
    // Tighter than the rounding, so that two neighbouring times never swap.
    let tolerance = Self.resolution / 16
    var s = t
    for _ in 0..<8 {
      let error = Self.point(s, x1, x2) - t
      if error.magnitude < tolerance { return s }
      let slope = Self.slope(s, x1, x2)
      if slope.magnitude < 1e-6 { break }
      s -= error / slope
    }
    return bisectedParameter(at: t, tolerance: tolerance)
  }

  private func bisectedParameter(at t: Double, tolerance: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = t
    // 60 halvings exhaust a Double; the loop usually ends after about 24.
    for _ in 0..<60 {
      let x = Self.point(s, x1, x2)
      if (x - t).magnitude < tolerance { break }
      if x < t { low = s } else { high = s }
      s = (low + high) / 2
    }
    return s
  }

  private static func point(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  private static func slope(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }
}
