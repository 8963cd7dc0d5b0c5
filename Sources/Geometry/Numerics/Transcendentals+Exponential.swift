extension Transcendentals {
  /// e to a power.
  package static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    return exp(DoubleDouble(x))
  }

  /// e to a power given as a sum; its high part may be infinite.
  static func exp(_ x: DoubleDouble) -> Double {
    if x.high > 709.79 { return .infinity }
    if x.high < -745.14 { return 0 }
    let count = (x.high * 0x1.71547652b82fep0).rounded(.toNearestOrEven)  // 1/ln 2
    // ln 2 in a part of 33 bits, whose product with the count is exact, and the rest.
    let high = x.high - count * 0x1.62e42fefp-1
    let low = count * 0x1.473de6af278edp-34 - x.low
    let r = high - low
    let rounding = (high - r) - low
    let series =
      r * r
      * horner(
        r, 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5_040, 1 / 40_320, 1 / 362_880,
        1 / 3_628_800, 1 / 39_916_800, 1 / 479_001_600, 1 / 6_227_020_800)
    let value = 1 + (r + (rounding * (1 + r) + series))
    return scale(value, byPowerOfTwo: Int(count))
  }

  /// A number near 1 times a power of two; rounds once, also where the result is subnormal.
  private static func scale(_ value: Double, byPowerOfTwo exponent: Int) -> Double {
    if exponent > 1_023 { return value * 2 * power(ofTwo: exponent - 1) }
    if exponent < -1_021 { return value * power(ofTwo: exponent + 200) * 0x1p-200 }
    return value * power(ofTwo: exponent)
  }

  /// The natural logarithm; −∞ at 0, NaN below.
  package static func log(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    guard x > 0, x.isFinite else { return x > 0 ? x : .nan }
    let (count, f) = split(x)
    // log(1 + f) = f − f²/2 + s·(f²/2 + R) with s = f/(2 + f), R the tail of 2·artanh(s)/s.
    let s = f / (2 + f)
    let z = s * s
    let tail =
      z
      * horner(
        z, 2.0 / 3, 2.0 / 5, 2.0 / 7, 2.0 / 9, 2.0 / 11, 2.0 / 13, 2.0 / 15, 2.0 / 17, 2.0 / 19,
        2.0 / 21)
    let half = f * f / 2
    if count == 0 { return f - (half - s * (half + tail)) }
    return count * 0x1.62e42fefp-1
      - ((half - (s * (half + tail) + count * 0x1.473de6af278edp-34)) - f)
  }

  /// The logarithm to base 2.
  package static func log2(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return log(x) }
    let (count, f) = split(x)
    if f == 0 { return count }
    let inverse = DoubleDouble(0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56)  // 1/ln 2
    let value = DoubleDouble(count) + preciseLog(onePlus: f) * inverse
    return value.high + value.low
  }

  /// A positive finite number as 2ᵏ·(1 + f), with 1 + f between √½ and √2.
  static func split(_ x: Double) -> (count: Double, f: Double) {
    let isTiny = x < .leastNormalMagnitude
    let normal = isTiny ? x * 0x1p54 : x
    var count = Double(Int(normal.exponent) - (isTiny ? 54 : 0))
    var mantissa = normal.significand
    if mantissa > 0x1.6a09e667f3bcdp0 {
      mantissa /= 2
      count += 1
    }
    return (count, mantissa - 1)
  }

  /// log(1 + f) to about 66 bits, for f between √½ − 1 and √2 − 1.
  static func preciseLog(onePlus f: Double) -> DoubleDouble {
    let s = DoubleDouble(f) / DoubleDouble.sum(2, f)
    let z = s * s
    let tail = horner(
      z.high, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13, 1.0 / 15, 1.0 / 17, 1.0 / 19, 1.0 / 21,
      1.0 / 23, 1.0 / 25, 1.0 / 27)
    let fifth = DoubleDouble(0x1.999999999999ap-3, -0x1.999999999999ap-57)
    let third = DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56)
    let series = third + z * (fifth + z * tail)
    return (s + s * (z * series)) * 2
  }

  /// ln 2.
  static let lnTwo = DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
}
