/// The transcendental functions of geometry and motion, in IEEE + − × ÷ √ only, so that every
/// machine returns the same bits.
///
/// Each is within about one unit in the last place of the true value; `tan`, `sinh` and `tanh`
/// within two. NaN, infinities, signed zeros and subnormals follow the C standard, except that
/// angles which are quarter turns up to rounding have an exact sine and cosine.
package enum Transcendentals {}

extension Transcendentals {
  /// The value of a polynomial by Horner's rule, the coefficient of the highest power last.
  @inline(__always)
  static func horner(_ x: Double, _ coefficients: Double...) -> Double {
    var sum = 0.0
    for coefficient in coefficients.reversed() { sum = sum * x + coefficient }
    return sum
  }
}
