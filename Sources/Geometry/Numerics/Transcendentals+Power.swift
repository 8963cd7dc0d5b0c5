extension Transcendentals {
  /// x to the power y, with the special cases of the C standard.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y.isInfinite {
      let size = abs(x)
      if size == 1 { return 1 }
      return (size > 1) == (y > 0) ? .infinity : 0
    }
    let isOdd = isOddInteger(y)
    let isNegative = x.sign == .minus && isOdd
    if x == 0 || x.isInfinite {
      let size: Double = (x == 0) == (y > 0) ? 0 : .infinity
      return isNegative ? -size : size
    }
    if x < 0, y != y.rounded(.towardZero) { return .nan }
    let size = positivePower(abs(x), y)
    return isNegative ? -size : size
  }

  private static func isOddInteger(_ y: Double) -> Bool {
    abs(y) < 0x1p53 && y == y.rounded(.towardZero) && Int64(y) & 1 == 1
  }

  private static func positivePower(_ x: Double, _ y: Double) -> Double {
    let (count, f) = split(x)
    let logarithm = lnTwo * count + preciseLog(onePlus: f)
    // Beyond this the result is 0, 1 or infinite whatever the digits; products stay finite.
    let rough = logarithm.high * y
    if abs(rough) > 800 { return rough > 0 ? .infinity : 0 }
    if abs(y) > 0x1p900 { return 1 }
    return exp(logarithm * y)
  }

  /// The cube root.
  package static func cbrt(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    let isTiny = abs(x) < .leastNormalMagnitude
    let size = isTiny ? abs(x) * 0x1p54 : abs(x)
    // size = m · 8ᵏ with m in 1..<8
    let third = Int((Double(size.exponent) / 3).rounded(.down))
    let m = size.significand * power(ofTwo: Int(size.exponent) - 3 * third)
    // A parabola through the roots of 1 and 8, then Newton's steps; each doubles the digits.
    var root = 0.9 + m * (0.185 - m * 0.0063)
    for _ in 0..<5 { root -= (root * root * root - m) / (3 * root * root) }
    let cube = DoubleDouble.product(root, root) * root
    root -= ((cube.high - m) + cube.low) / (3 * root * root)
    let value = root * power(ofTwo: third - (isTiny ? 18 : 0))
    return x < 0 ? -value : value
  }

  /// The length of the vector (x, y), without overflow on the way.
  package static func hypot(_ x: Double, _ y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    if x.isNaN || y.isNaN { return .nan }
    let (large, small) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard small > 0 else { return large }
    if Int(large.exponent) - Int(small.exponent) > 60 { return large }
    let exponent = max(-1_000, min(1_000, Int(large.exponent)))
    let scale = power(ofTwo: -exponent)
    let (a, b) = (large * scale, small * scale)
    let root = (DoubleDouble.product(a, a) + DoubleDouble.product(b, b)).squareRoot
    return (root.high + root.low) * power(ofTwo: exponent)
  }
}
