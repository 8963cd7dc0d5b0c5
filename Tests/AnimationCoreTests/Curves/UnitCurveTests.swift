import AnimationCore
import Geometry
import Testing

@Suite("UnitCurve") struct UnitCurveTests {
  /// Values and velocities recorded from Apple's type (spec 2.2); `nil` where none was recorded.
  struct Recorded: Sendable, CustomTestStringConvertible {
    let name: String
    let curve: UnitCurve
    /// At .25, .5, .75.
    let values: [Double?]
    /// At 0, .25, .5, .75, 1.
    let velocities: [Double?]
    let tolerance: Double
    var testDescription: String { name }
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  static let recorded: [Recorded] = [
    Recorded(
      name: "easeIn", curve: .easeIn, values: [0.09, 0.32, 0.62],
      velocities: [0, 0.67, 1.07, 1.37, nil], tolerance: 0.01),
    Recorded(
      name: "easeOut", curve: .easeOut, values: [0.38, 0.68, 0.91],
      velocities: [nil, 1.37, 1.07, 0.67, 0], tolerance: 0.01),
    Recorded(
      name: "easeInOut", curve: .easeInOut, values: [0.13, 0.50, 0.87],
      velocities: [0, 1.06, 1.72, 1.06, 0], tolerance: 0.01),
    Recorded(
      name: "circularEaseIn", curve: .circularEaseIn, values: [0.032, 0.134, 0.339],
      velocities: [0, 0.258, 0.577, 1.134, .infinity], tolerance: 0.001),
    Recorded(
      name: "circularEaseOut", curve: .circularEaseOut, values: [0.661, 0.866, 0.968],
      velocities: [.infinity, 1.134, 0.577, 0.258, 0], tolerance: 0.001),
    Recorded(
      name: "circularEaseInOut", curve: .circularEaseInOut, values: [0.067, 0.5, 0.933],
      velocities: [0, 0.577, .infinity, 0.577, 0], tolerance: 0.001),
    Recorded(
      name: "bezier(.25, .1, .75, .9)", curve: bezier(0.25, 0.1, 0.75, 0.9),
      values: [nil, 0.5, nil], velocities: [nil, nil, 1.199, nil, nil], tolerance: 0.01),
    Recorded(
      name: "bezier(−.5, 2, 1.5, −1)", curve: bezier(-0.5, 2, 1.5, -1),
      values: [nil, 0.5, nil], velocities: [nil, nil, -1, nil, nil], tolerance: 0.01),
  ]

  @Test("A1: has Apple's recorded values", arguments: recorded)
  func recordedValues(_ row: Recorded) {
    for (time, value) in zip([0.25, 0.5, 0.75], row.values) {
      guard let value else { continue }
      #expect(abs(row.curve.value(at: time) - value) <= row.tolerance, "at \(time)")
    }
  }

  @Test("A1: has Apple's recorded velocities", arguments: recorded)
  func recordedVelocities(_ row: Recorded) {
    for (time, velocity) in zip([0, 0.25, 0.5, 0.75, 1], row.velocities) {
      guard let velocity else { continue }
      let found = row.curve.velocity(at: time)
      #expect(found == velocity || abs(found - velocity) <= row.tolerance, "at \(time)")
    }
  }

  /// Computed from the curves' definitions to five digits (spec 2.3).
  static let fine: [(time: Double, values: [Double])] = [
    (0.1, [0.01703, 0.16057, 0.01972, 0.09480, 0.00501, 0.43589, 0.01010]),
    (0.2, [0.06228, 0.30837, 0.08166, 0.29524, 0.02020, 0.60000, 0.04174]),
    (0.25, [0.09346, 0.37814, 0.12916, 0.40851, 0.03175, 0.66144, 0.06699]),
    (0.3, [0.12958, 0.44519, 0.18740, 0.51332, 0.04606, 0.71414, 0.10000]),
    (0.4, [0.21486, 0.57088, 0.33188, 0.68254, 0.08348, 0.80000, 0.20000]),
    (0.5, [0.31536, 0.68464, 0.50000, 0.80240, 0.13397, 0.86603, 0.50000]),
    (0.6, [0.42912, 0.78514, 0.66812, 0.88523, 0.20000, 0.91652, 0.80000]),
    (0.7, [0.55481, 0.87042, 0.81260, 0.94076, 0.28586, 0.95394, 0.90000]),
    (0.75, [0.62186, 0.90654, 0.87084, 0.96046, 0.33856, 0.96825, 0.93301]),
    (0.8, [0.69163, 0.93772, 0.91834, 0.97563, 0.40000, 0.97980, 0.95826]),
    (0.9, [0.83943, 0.98297, 0.98028, 0.99432, 0.56411, 0.99499, 0.98990]),
  ]
  static let fineCurves: [UnitCurve] = [
    .easeIn, .easeOut, .easeInOut, bezier(0.25, 0.1, 0.25, 1), .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ]

  @Test("A1: has the computed values to four digits", arguments: fine)
  func fineValues(time: Double, values: [Double]) {
    for (curve, value) in zip(Self.fineCurves, values) {
      #expect(abs(curve.value(at: time) - value) <= 1e-4, "\(curve)")
    }
  }

  /// dy/dx at the given times (spec 2.3).
  static let slopes: [(UnitCurve, [(Double, Double)])] = [
    (
      .easeIn,
      [
        (0.1, 0.3242), (0.2, 0.5709), (0.3, 0.7684), (0.4, 0.9327), (0.6, 1.1991), (0.7, 1.3135),
        (0.8, 1.4226), (0.9, 1.5351),
      ]
    ),
    (
      .easeInOut,
      [(0.1, 0.4022), (0.2, 0.8398), (0.3, 1.2672), (0.4, 1.5972), (0.5, 1.7241)]
    ),
    // The mirror of easeIn.
    (
      .easeOut,
      [
        (0.9, 0.3242), (0.8, 0.5709), (0.7, 0.7684), (0.6, 0.9327), (0.4, 1.1991), (0.3, 1.3135),
        (0.2, 1.4226), (0.1, 1.5351),
      ]
    ),
  ]

  @Test("has the computed slopes", arguments: slopes)
  func fineSlopes(curve: UnitCurve, slopes: [(Double, Double)]) {
    for (time, slope) in slopes {
      #expect(abs(curve.velocity(at: time) - slope) <= 1e-4, "at \(time)")
    }
  }

  static let all: [UnitCurve] = fineCurves + [.linear, bezier(-0.5, 2, 1.5, -1)]

  @Test("starts at 0, ends at 1 and holds times outside", arguments: all)
  func ends(_ curve: UnitCurve) {
    for time in [-0.5, 0, -Double.infinity] { #expect(curve.value(at: time) == 0) }
    for time in [1, 1.5, Double.infinity, .nan] { #expect(curve.value(at: time) == 1) }
    #expect(curve.velocity(at: -1) == curve.velocity(at: 0))
    #expect(curve.velocity(at: 2) == curve.velocity(at: 1))
  }

  @Test("easeIn and easeOut have finite slopes at their degenerate ends")
  func degenerateEnds() {
    #expect(UnitCurve.easeIn.velocity(at: 1).isFinite)
    #expect(UnitCurve.easeOut.velocity(at: 0).isFinite)
  }

  @Test("easeOut mirrors easeIn, and easeInOut itself", arguments: 0...100)
  func mirror(percent: Int) {
    let t = Double(percent) / 100
    let twoSteps = 2 / 1_048_576.0
    let out = UnitCurve.easeOut.value(at: t)
    #expect(abs(out - (1 - UnitCurve.easeIn.value(at: 1 - t))) <= twoSteps)
    let inOut = UnitCurve.easeInOut.value(at: t)
    #expect(abs(inOut - (1 - UnitCurve.easeInOut.value(at: 1 - t))) <= twoSteps)
  }

  @Test("overshoots where a control point does")
  func overshoot() {
    let curve = Self.bezier(0.3, -1, 0.7, 2)
    #expect(curve.value(at: 0.2) < 0)
    #expect(curve.value(at: 0.8) > 1)
  }

  @Test("inverts as recorded")
  func inverse() {
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.easeIn.inverse == Self.bezier(0, 0.42, 1, 1))
    #expect(UnitCurve.easeIn.inverse != .easeOut)
  }

  @Test("a curve undoes its inverse", arguments: 1..<20)
  func roundTrip(twentieth: Int) {
    let t = Double(twentieth) / 20
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .linear] {
      #expect(abs(curve.inverse.value(at: curve.value(at: t)) - t) < 1e-4, "\(curve) at \(t)")
    }
  }

  @Test(
    "never goes back where its control points do not", arguments: [UnitCurve.easeIn, .easeInOut])
  func monotone(_ curve: UnitCurve) {
    var last = 0.0
    for step in 0...10_000 {
      let value = curve.value(at: Double(step) / 10_000)
      #expect(value >= last)
      last = value
    }
  }
}
