/// The transcendental functions of geometry and motion, in IEEE + − × ÷ √ only, so that every
/// machine returns the same bits.
package enum Transcendentals {
  /// Sine and cosine of an angle in radians.
  package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    var (sine, cosine) = (Foundation.sin(x), Foundation.cos(x))
    let slack = abs(x) > 0.5 ? abs(x) * 0x1p-52 : 0
    if abs(sine) <= slack { (sine, cosine) = (0, cosine.rounded()) }
    if abs(cosine) <= slack { (sine, cosine) = (sine.rounded(), 0) }
    return (sine, cosine)
  }
  package static func sin(_ x: Double) -> Double { sineAndCosine(x).sine }
  package static func cos(_ x: Double) -> Double { sineAndCosine(x).cosine }
  package static func exp(_ x: Double) -> Double { Foundation.exp(x) }
  package static func log(_ x: Double) -> Double { Foundation.log(x) }
  package static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
  package static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
  package static func tan(_ x: Double) -> Double { Foundation.tan(x) }
  package static func acos(_ x: Double) -> Double { Foundation.acos(x) }
  package static func erf(_ x: Double) -> Double { Foundation.erf(x) }
}
