import Audit
import Testing

/// Rows of the published table of springs from 0 to 1, at rest at first.
let springTable: [(curve: MotionCurve, values: [Double])] = [
  (
    .spring(seconds: 0.5, bounce: 0),
    [0.13131, 0.35774, 0.56196, 0.71542, 0.82103, 0.89003, 0.96046, 0.98640, 0.99546, 0.99952]
  ),
  (
    .spring(seconds: 0.5, bounce: 0.15),
    [0.13821, 0.38810, 0.61768, 0.78637, 0.89451, 0.95645, 1.00162, 1.00602, 1.00307, 1.00015]
  ),
  (
    .spring(seconds: 0.5, bounce: 0.3),
    [0.14572, 0.42330, 0.68506, 0.87371, 0.98409, 1.03393, 1.03930, 1.01450, 1.00074, 0.99878]
  ),
  (
    .spring(seconds: 0.22, bounce: 0.45),
    [0.55261, 1.05725, 1.11228, 1.02590, 0.98538, 0.98969, 1.00200, 0.99984, 0.99996, 1]
  ),
  (
    .spring(seconds: 0.35, bounce: 0.5),
    [0.28645, 0.75817, 1.07072, 1.16292, 1.11945, 1.04231, 0.97350, 0.99263, 1.00431, 0.99930]
  ),
]
let springTimes = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8]

@Suite("Motion curves") struct MotionCurveTests {
  @Test("follow the published spring table", arguments: springTable.indices)
  func springs(_ row: Int) {
    for (time, value) in zip(springTimes, springTable[row].values) {
      #expect((springTable[row].curve.value(at: time) - value).magnitude < 1e-4)
    }
  }

  @Test("have the published velocities")
  func velocities() {
    let bouncy = MotionCurve.spring(seconds: 0.5, bounce: 0.3)
    for (time, value) in [(0.05, 4.9170), (0.1, 5.7076), (0.25, 1.5263), (0.5, -0.2110)] {
      #expect((bouncy.velocity(at: time) - value).magnitude < 1e-3)
    }
    // Slope 1.7241 in the middle, over half a second.
    #expect((MotionCurve.easeInOut(0.5).velocity(at: 0.25) - 3.4482).magnitude < 1e-3)
  }

  @Test("are read as scenes spell them")
  func spelling() {
    #expect(MotionCurve(spelling: ".easeOut(duration: 0.2)") == .easeOut(0.2))
    #expect(MotionCurve(spelling: "linear") == .linear(0.35))
    #expect(MotionCurve(spelling: ".bouncy") == .spring(seconds: 0.5, bounce: 0.3))
    #expect(
      MotionCurve(spelling: ".timingCurve(0.2, 0, 0.1, 1, duration: 1)")
        == .bezier(x1: 0.2, y1: 0, x2: 0.1, y2: 1, seconds: 1))
    #expect(
      MotionCurve(spelling: ".spring(response: 0.3, dampingFraction: 0.75)")
        == .spring(seconds: 0.3, bounce: 0.25))
    #expect(MotionCurve(spelling: ".spring(durations: 0.5)") == nil)
    #expect(MotionCurve(spelling: ".easeIn.delay(1)") == nil)
    #expect(MotionCurve(spelling: "wobble") == nil)
  }

  @Test("are spelled so that they are read as they were")
  func roundTrip() {
    for curve in [
      MotionCurve.linear(0.3), .easeIn(0.35), .easeInOut(1.25),
      .bezier(x1: 0.2, y1: 0.05, x2: 0.1, y2: 1.3, seconds: 0.4),
      .spring(seconds: 0.28, bounce: 0.35), .spring(seconds: 0.5, bounce: -0.2),
    ] {
      #expect(MotionCurve(spelling: curve.spelling) == curve)
    }
  }
}

@Suite("Settle reports") struct SettleReportTests {
  @Test("agree with the published parameters of springs")
  func springs() throws {
    let bouncy = SettleReport(.spring(seconds: 0.5, bounce: 0.3))
    #expect((bouncy.overshoot - 0.04599).magnitude < 1e-5)
    #expect((try #require(bouncy.overshootSeconds) - 0.3501).magnitude < 1e-4)
    #expect((bouncy.settlingSeconds - 0.8187).magnitude < 1e-4)
    #expect((try #require(bouncy.periodSeconds) - 2 * .pi / 8.9742).magnitude < 1e-4)
    let smooth = SettleReport(.spring(seconds: 0.5, bounce: 0))
    #expect(smooth.overshoot == 0)
    #expect((smooth.settlingSeconds - 0.7347).magnitude < 1e-4)
    #expect(smooth.periodSeconds == nil)
    #expect(smooth.perceptualSeconds == 0.5)
    let snappy = SettleReport(.spring(seconds: 0.5, bounce: 0.15))
    #expect((snappy.overshoot - 0.00629).magnitude < 1e-5)
    #expect((snappy.settlingSeconds - 0.6966).magnitude < 1e-4)
  }

  @Test("end a straight line a thousandth before its end")
  func line() {
    #expect((SettleReport(.linear(1)).settlingSeconds - 0.999).magnitude < 1e-6)
  }
}
