extension Transcendentals {
  /// Sine and cosine of an angle in radians.
  ///
  /// An angle that is a multiple of π/2 up to the rounding of the angle itself counts as that
  /// multiple, so that quarter turns map axes onto axes exactly.
  package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    guard abs(x) > 0x1p-27 else { return (x, 1) }
    var angle = reduce(x)
    // Far out every double is near some multiple; there nothing is meant by it.
    let slack = abs(x) > 0.5 && abs(x) < 0x1p20 ? abs(x) * 0x1p-52 : 0
    if abs(angle.rest.high) <= slack { angle.rest = DoubleDouble(0) }
    return values(of: angle)
  }
  /// The sine of an angle in radians; exact for quarter turns.
  package static func sin(_ x: Double) -> Double { sineAndCosine(x).sine }
  /// The cosine of an angle in radians; exact for quarter turns.
  package static func cos(_ x: Double) -> Double { sineAndCosine(x).cosine }

  /// The tangent of an angle in radians; quarter turns are not snapped.
  package static func tan(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    guard abs(x) > 0x1p-27 else { return x }
    let (sine, cosine) = values(of: reduce(x))
    return sine / cosine
  }

  private static func values(of angle: ReducedAngle) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = (sineNearZero(angle.rest), cosineNearZero(angle.rest))
    switch angle.quarter {
    case 0: return (sine, cosine)
    case 1: return (cosine, 0 - sine)
    case 2: return (0 - sine, 0 - cosine)
    default: return (0 - cosine, sine)
    }
  }

  /// Taylor's series up to the 17th power; the next term is below 1e-19 of the result.
  private static func sineNearZero(_ x: DoubleDouble) -> Double {
    let s = x.high * x.high
    let series = horner(
      s, -1 / 6, 1 / 120, -1 / 5_040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800,
      -1 / 1_307_674_368_000, 1 / 355_687_428_096_000)
    return x.high + (x.high * s * series + x.low * (1 - s / 2))
  }

  /// Taylor's series up to the 18th power.
  private static func cosineNearZero(_ x: DoubleDouble) -> Double {
    let s = x.high * x.high
    let half = s / 2
    let near = 1 - half
    let series = horner(
      s, 1 / 24, -1 / 720, 1 / 40_320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200,
      1 / 20_922_789_888_000, -1 / 6_402_373_705_728_000)
    // What rounding took from 1 − s/2 comes back with the small terms.
    return near + (((1 - near) - half) + (s * s * series - x.high * x.low))
  }
}
