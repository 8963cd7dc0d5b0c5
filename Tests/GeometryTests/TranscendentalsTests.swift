import Foundation
import Geometry
import Testing

/// The oracle is the C library, whose functions are within one unit in the last place.
@Suite("Transcendentals") struct TranscendentalsTests {
  struct Function: CustomTestStringConvertible, Sendable {
    var name: String
    var range: ClosedRange<Double>
    var units: Double
    var ours: @Sendable (Double) -> Double
    var oracle: @Sendable (Double) -> Double
    var testDescription: String { "\(name) over \(range)" }
  }

  static let functions: [Function] = [
    Function(name: "sin", range: -0.8...0.8, units: 1, ours: Transcendentals.sin, oracle: sin),
    Function(name: "sin", range: -40...40, units: 1, ours: Transcendentals.sin, oracle: sin),
    Function(name: "cos", range: -40...40, units: 1, ours: Transcendentals.cos, oracle: cos),
    Function(name: "sin", range: -7e5...7e5, units: 1, ours: Transcendentals.sin, oracle: sin),
    Function(name: "cos", range: -1e7...1e7, units: 1, ours: Transcendentals.cos, oracle: cos),
    Function(name: "sin", range: 1e15...1e22, units: 1, ours: Transcendentals.sin, oracle: sin),
    Function(name: "cos", range: 1e200...1e308, units: 1, ours: Transcendentals.cos, oracle: cos),
    Function(name: "tan", range: -30...30, units: 2, ours: Transcendentals.tan, oracle: tan),
    Function(name: "exp", range: -1...1, units: 1, ours: Transcendentals.exp, oracle: exp),
    Function(name: "exp", range: -745...709, units: 1, ours: Transcendentals.exp, oracle: exp),
    Function(name: "log", range: 0.5...2, units: 1, ours: Transcendentals.log, oracle: log),
    Function(name: "log", range: 0...1e300, units: 1, ours: Transcendentals.log, oracle: log),
    Function(name: "log2", range: 0...1e9, units: 1, ours: Transcendentals.log2, oracle: log2),
    Function(name: "atan", range: -1...1, units: 1, ours: Transcendentals.atan, oracle: atan),
    Function(name: "atan", range: -1e3...1e3, units: 1, ours: Transcendentals.atan, oracle: atan),
    Function(name: "asin", range: -1...1, units: 1, ours: Transcendentals.asin, oracle: asin),
    Function(name: "acos", range: -1...1, units: 1, ours: Transcendentals.acos, oracle: acos),
    Function(name: "sinh", range: -4...4, units: 2, ours: Transcendentals.sinh, oracle: sinh),
    Function(name: "sinh", range: -710...710, units: 2, ours: Transcendentals.sinh, oracle: sinh),
    Function(name: "cosh", range: -710...710, units: 2, ours: Transcendentals.cosh, oracle: cosh),
    // Here the C library states up to 2 units for itself.
    Function(name: "tanh", range: -4...4, units: 3, ours: Transcendentals.tanh, oracle: tanh),
    Function(name: "erf", range: -1...1, units: 2, ours: Transcendentals.erf, oracle: erf),
    Function(name: "erf", range: -7...7, units: 2, ours: Transcendentals.erf, oracle: erf),
    // The C library states an error of up to 4 units for this one.
    Function(name: "cbrt", range: -1e9...1e9, units: 4, ours: Transcendentals.cbrt, oracle: cbrt),
    Function(
      name: "pow(_, 2.4)", range: 0...8, units: 1,
      ours: { Transcendentals.pow($0, 2.4) }, oracle: { pow($0, 2.4) }),
    Function(
      name: "pow(1.0001, _)", range: -7e6...7e6, units: 1,
      ours: { Transcendentals.pow(1.0001, $0) }, oracle: { pow(1.0001, $0) }),
    Function(
      name: "pow(_, -77)", range: 1e-4...1e4, units: 1,
      ours: { Transcendentals.pow($0, -77) }, oracle: { pow($0, -77) }),
    Function(
      name: "atan2(_, -3)", range: -1e2...1e2, units: 1,
      ours: { Transcendentals.atan2($0, -3) }, oracle: { atan2($0, -3) }),
    Function(
      name: "atan2(0.3, _)", range: -2...2, units: 1,
      ours: { Transcendentals.atan2(0.3, $0) }, oracle: { atan2(0.3, $0) }),
    Function(
      name: "hypot(_, 3)", range: -1e2...1e2, units: 1,
      ours: { Transcendentals.hypot($0, 3) }, oracle: { hypot($0, 3) }),
  ]

  /// The distance of two numbers in steps of the second.
  private func units(_ value: Double, _ wanted: Double) -> Double {
    if value == wanted || value.isNaN && wanted.isNaN { return 0 }
    return abs(value - wanted) / wanted.ulp
  }

  @Test("stay next to the C library's over seeded input", arguments: functions)
  func accuracy(function: Function) {
    var generator = SeededGenerator(seed: 7)
    var worst = (error: 0.0, at: 0.0)
    for _ in 0..<20_000 {
      let x = Double.random(in: function.range, using: &generator)
      let error = units(function.ours(x), function.oracle(x))
      if !(error <= worst.error) { worst = (error, x) }
    }
    #expect(worst.error <= function.units, "at \(worst.at)")
  }

  @Test(
    "agree with the C library at special values",
    arguments: [
      0.0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-9, -1e-9, 0.5, -0.5, 2, 710, -710,
      -745.13, -746, 1e308, -1e308, 6, 5.999, 0x1p-30,
    ])
  func specialValues(x: Double) {
    for function in TranscendentalsTests.functions {
      let (value, wanted) = (function.ours(x), function.oracle(x))
      #expect(units(value, wanted) <= function.units, "\(function.name): \(value) \(wanted)")
      #expect(value.isNaN || value.sign == wanted.sign, "\(function.name)")
    }
  }

  @Test("of two arguments agree with the C library at special pairs")
  func specialPairs() {
    let values: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, .infinity, -.infinity, .nan, 1e308, -1e308, 1e-308,
      .leastNonzeroMagnitude, 0x1p53, 0x1p53 + 2, 1 + 0x1p-52, 1 - 0x1p-53,
    ]
    for x in values {
      for y in values {
        for (value, wanted, name) in [
          (Transcendentals.pow(x, y), pow(x, y), "pow"),
          (Transcendentals.atan2(x, y), atan2(x, y), "atan2"),
          (Transcendentals.hypot(x, y), hypot(x, y), "hypot"),
        ] {
          #expect(units(value, wanted) <= 1, "\(name)(\(x), \(y)): \(value) \(wanted)")
          #expect(value.isNaN || value.sign == wanted.sign, "\(name)(\(x), \(y))")
        }
      }
    }
  }

  @Test("map quarter turns exactly", arguments: -40...40)
  func quarterTurns(count: Int) {
    let exact = [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)][((count % 4) + 4) % 4]
    for angle in [Double(count) * (.pi / 2), Double(count * 90) * (.pi / 180)] {
      let (sine, cosine) = Transcendentals.sineAndCosine(angle)
      #expect(sine == exact.0 && cosine == exact.1)
    }
  }

  @Test("give whole powers of small numbers exactly", arguments: 1...9, 0...15)
  func wholePowers(base: Int, exponent: Int) {
    let wanted = (0..<exponent).reduce(1) { product, _ in product * base }
    #expect(Transcendentals.pow(Double(base), Double(exponent)) == Double(wanted))
    #expect(Transcendentals.cbrt(Double(base * base * base)) == Double(base))
  }
}

/// A small generator with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
