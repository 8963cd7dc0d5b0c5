extension Transcendentals {
  /// The angle in −π/2…π/2 with the given tangent, in radians.
  package static func atan(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x == 0 { return x }
    let size = abs(x)
    let angle = size > 1e17 ? halfPi.high : angle(of: DoubleDouble(size), over: DoubleDouble(1))
    return x < 0 ? -angle : angle
  }

  /// The angle in −π…π of the point (x, y), in radians.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let magnitude: Double
    let (width, height) = (abs(x), abs(y))
    let isLeft = x.sign == .minus
    if height == 0 {
      magnitude = isLeft ? pi.high : 0
    } else if width.isInfinite || height.isInfinite {
      let quarter = width.isFinite ? halfPi.high : height.isFinite ? 0 : halfPi.high / 2
      magnitude = isLeft ? pi.high - quarter : quarter
    } else if width == 0 || Int(height.exponent) - Int(width.exponent) > 60 {
      magnitude = halfPi.high
    } else if Int(width.exponent) - Int(height.exponent) > 60 {
      magnitude = isLeft ? pi.high : height / width
    } else {
      // Both to the middle of the range, where products of halves are exact.
      let scale = power(ofTwo: -max(-1000, min(1000, Int(max(width, height).exponent))))
      let angle = preciseAngle(
        of: DoubleDouble(height * scale), over: DoubleDouble(width * scale))
      magnitude = isLeft ? (pi.high - angle.high) + (pi.low - angle.low) : angle.high + angle.low
    }
    return y.sign == .minus ? -magnitude : magnitude
  }

  /// The angle in −π/2…π/2 with the given sine, in radians; NaN beyond ±1.
  package static func asin(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    guard abs(x) > 0x1p-27 else { return x }
    let size = abs(x)
    guard size < 1 else { return x < 0 ? -halfPi.high : halfPi.high }
    let cosine = (DoubleDouble.sum(1, -size) * DoubleDouble.sum(1, size)).squareRoot
    let angle = angle(of: DoubleDouble(size), over: cosine)
    return x < 0 ? -angle : angle
  }

  /// The angle in 0…π with the given cosine, in radians; NaN beyond ±1.
  package static func acos(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    if x == 1 { return 0 }
    if x == -1 { return pi.high }
    let sine = (DoubleDouble.sum(1, -x) * DoubleDouble.sum(1, x)).squareRoot
    let angle = preciseAngle(of: sine, over: DoubleDouble(abs(x)))
    return x < 0 ? (pi.high - angle.high) + (pi.low - angle.low) : angle.high + angle.low
  }

  private static func angle(of y: DoubleDouble, over x: DoubleDouble) -> Double {
    let angle = preciseAngle(of: y, over: x)
    return angle.high + angle.low
  }

  /// The angle in 0…π/2 whose tangent is y/x, for y and x not negative and not both zero.
  ///
  /// A table of angles with tangent k/8 leaves a tangent below 1/15 for the series.
  private static func preciseAngle(of y: DoubleDouble, over x: DoubleDouble) -> DoubleDouble {
    if y.high > x.high {
      let other = preciseAngle(of: x, over: y)
      return halfPi + DoubleDouble(-other.high, -other.low)
    }
    let step = (8 * (y.high / x.high)).rounded(.toNearestOrEven)
    let t: DoubleDouble
    if step == 0 {
      t = y / x
    } else {
      // (8y − kx) / (8x + ky)
      t = (y * 8 + x * -step) / (x * 8 + y * step)
    }
    let s = t.high * t.high
    let series =
      t.high * s
      * horner(
        s, -1.0 / 3, 1.0 / 5, -1.0 / 7, 1.0 / 9, -1.0 / 11, 1.0 / 13, -1.0 / 15)
    return angles[Int(step)] + DoubleDouble.sum(t.high, t.low + series)
  }

  static let pi = DoubleDouble(0x1.921fb54442d18p1, 0x1.1a62633145c07p-53)
  static let halfPi = DoubleDouble(0x1.921fb54442d18p0, 0x1.1a62633145c07p-54)

  /// The angles whose tangents are 0, 1/8 … 1.
  private static let angles: [DoubleDouble] = [
    DoubleDouble(0x0p0, 0x0p0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
