import AnimationCore
import Testing

/// Parameters, peaks and ends of springs (spec 4.5).
struct SpringFacts: Sendable, CustomTestStringConvertible {
  let spring: Spring
  let stiffness, damping: Double
  /// First peak: seconds and position.
  let peak: (time: Double, value: Double)?
  let settling: Double
  /// The last time the distance from 1 is .001 or more, in seconds.
  let last: Double
  /// First frame at 60 a second that finds the `.spring` animation over, for a change of 1 and
  /// of 100.
  let end1, end100: Double
  var testDescription: String { "response \(spring.response), ζ \(spring.dampingRatio)" }

  static let all: [SpringFacts] = [
    SpringFacts(
      spring: Spring(duration: 0.5, bounce: 0.0), stiffness: 157.9137, damping: 25.1327, peak: nil,
      settling: 0.8000, last: 0.7347, end1: 0.833, end100: 1.267),
    SpringFacts(
      spring: Spring(duration: 0.5, bounce: 0.15), stiffness: 157.9137, damping: 21.3628,
      peak: (0.4746, 1.00629),
      settling: 0.8768, last: 0.6966, end1: 0.567, end100: 1.050),
    SpringFacts(
      spring: Spring(duration: 0.5, bounce: 0.3), stiffness: 157.9137, damping: 17.5929,
      peak: (0.3501, 1.04599),
      settling: 1.0447, last: 0.8187, end1: 0.767, end100: 1.133),
    SpringFacts(
      spring: Spring(response: 0.5, dampingRatio: 0.825), stiffness: 157.9137, damping: 20.7345,
      peak: (0.4424, 1.01019),
      settling: 0.9008, last: 0.6885, end1: 0.533, end100: 0.983),
    SpringFacts(
      spring: Spring(response: 0.55, dampingRatio: 1.0), stiffness: 130.5072, damping: 22.8479,
      peak: nil,
      settling: 0.9000, last: 0.8082, end1: 0.883, end100: 1.383),
    SpringFacts(
      spring: Spring(response: 0.15, dampingRatio: 0.86), stiffness: 1754.5963, damping: 72.0472,
      peak: (0.1470, 1.00502),
      settling: 0.2920, last: 0.2092, end1: 0.200, end100: 0.367),
    SpringFacts(
      spring: Spring(duration: 0.5, bounce: -0.2), stiffness: 157.9137, damping: 31.4159, peak: nil,
      settling: 1.2000, last: 1.1451, end1: 1.100, end100: 1.850),
    SpringFacts(
      spring: Spring(response: 0.22, dampingRatio: 0.55), stiffness: 815.6698, damping: 31.4159,
      peak: (0.1317, 1.12632),
      settling: 0.6190, last: 0.4418, end1: 0.433, end100: 0.817),
    SpringFacts(
      spring: Spring(response: 0.35, dampingRatio: 0.75), stiffness: 322.2728, damping: 26.9279,
      peak: (0.2646, 1.02838),
      settling: 0.7115, last: 0.4455, end1: 0.567, end100: 0.850),
    SpringFacts(
      spring: Spring(response: 0.3, dampingRatio: 0.8), stiffness: 438.6491, damping: 33.5103,
      peak: (0.2500, 1.01516),
      settling: 0.5840, last: 0.4045, end1: 0.517, end100: 0.783),
    SpringFacts(
      spring: Spring(response: 0.3, dampingRatio: 0.6), stiffness: 438.6491, damping: 25.1327,
      peak: (0.1875, 1.09478),
      settling: 0.7572, last: 0.4853, end1: 0.600, end100: 0.967),
    SpringFacts(
      spring: Spring(response: 0.08, dampingRatio: 0.5), stiffness: 6168.5028, damping: 78.5398,
      peak: (0.0462, 1.16303),
      settling: 0.2700, last: 0.1617, end1: 0.233, end100: 0.367),
    SpringFacts(
      spring: Spring(response: 0.35, dampingRatio: 0.5), stiffness: 322.2728, damping: 17.9520,
      peak: (0.2021, 1.16303),
      settling: 1.0258, last: 0.7075, end1: 0.667, end100: 1.267),
    SpringFacts(
      spring: Spring(response: 0.3, dampingRatio: 0.4), stiffness: 438.6491, damping: 16.7552,
      peak: (0.1637, 1.25383),
      settling: 1.0917, last: 0.8343, end1: 0.867, end100: 1.350),
    SpringFacts(
      spring: Spring(response: 0.4, dampingRatio: 0.7), stiffness: 246.7401, damping: 21.9911,
      peak: (0.2801, 1.04599),
      settling: 0.8542, last: 0.6549, end1: 0.617, end100: 1.133),
    SpringFacts(
      spring: Spring(duration: 0.28, bounce: 0.35), stiffness: 503.5512, damping: 29.1719,
      peak: (0.1842, 1.06808),
      settling: 0.6619, last: 0.4615, end1: 0.417, end100: 0.783),
    SpringFacts(
      spring: Spring(duration: 0.35, bounce: 0.18), stiffness: 322.2728, damping: 29.4412,
      peak: (0.3057, 1.01110),
      settling: 0.6564, last: 0.4802, end1: 0.600, end100: 0.900),
    SpringFacts(
      spring: Spring(duration: 0.2, bounce: 0.0), stiffness: 986.9604, damping: 62.8319, peak: nil,
      settling: 0.3000, last: 0.2939, end1: 0.433, end100: 0.617),
  ]
}
