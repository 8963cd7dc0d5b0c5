import AnimationCore
import Testing

@Suite("Spring parameters") struct SpringParameterTests {
  /// Getters measured on Apple's type (spec 4.2).
  static let measured: [(duration: Double, bounce: Double, stiffness: Double, damping: Double)] = [
    (0.15, 0, 1754.5963, 83.7758), (0.15, 0.15, 1754.5963, 71.2094), (0.25, 0, 631.6547, 50.2655),
    (0.3, 0, 438.6491, 41.8879), (0.3, 0.2, 438.6491, 33.5103), (0.35, 0.15, 322.2728, 30.5183),
    (0.4, 0, 246.7401, 31.4159), (0.5, 0.3, 157.9137, 17.5929),
  ]

  @Test("convert duration and bounce to stiffness and damping", arguments: measured)
  func getters(duration: Double, bounce: Double, stiffness: Double, damping: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.stiffness - stiffness) < 1e-4)
    #expect(abs(spring.damping - damping) < 1e-4)
    #expect(spring.mass == 1)
    #expect(abs(spring.duration - duration) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-12)
    #expect(abs(spring.response - duration) < 1e-12)
    #expect(abs(spring.dampingRatio - (1 - bounce)) < 1e-12)
  }

  @Test("match the computed table", arguments: SpringFacts.all)
  func facts(_ facts: SpringFacts) {
    let spring = facts.spring
    if spring.dampingRatio <= 1 { #expect(abs(spring.stiffness - facts.stiffness) < 1e-4) }
    #expect(abs(spring.damping - facts.damping) < 1e-4)
  }

  @Test("report an over-damped spring's stiffness as Apple's type does")
  func overdampedStiffness() {
    let spring = Spring(duration: 0.5, bounce: -0.2)
    #expect(abs(spring.stiffness - 335.5666) < 1e-4)
    #expect(abs(spring.dampingRatio - 1.25) < 1e-12)
    #expect(abs(spring.bounce - -0.2) < 1e-12)
    #expect(abs(spring.duration - 0.5) < 1e-12)
  }

  @Test("read back from mass, stiffness and damping")
  func physical() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.62832) < 1e-5)
    #expect(abs(spring.bounce - 0.5) < 1e-12)
    let heavy = Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(abs(heavy.stiffness - 100) < 1e-9)
    #expect(abs(heavy.damping - 10) < 1e-9)
    #expect(abs(heavy.response - 0.88858) < 1e-5)
  }

  @Test("turn over-damping into critical damping unless it is allowed")
  func overDamping() {
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    let allowed = Spring(stiffness: 100, damping: 40, allowOverDamping: true)
    #expect(abs(allowed.dampingRatio - 2) < 1e-12)
  }

  @Test("have the presets' durations and bounces")
  func presets() {
    #expect(Spring() == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(
      Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.3 + 0.1))
  }
}

@Suite("Spring motion") struct SpringMotionTests {
  @Test("A3: passes the computed positions", arguments: SpringTables.positions)
  func positions(_ row: SpringTables.Row) {
    for (time, value) in zip(SpringTables.positionsTimes, row.values) {
      #expect(abs(row.spring.value(target: 1.0, time: time) - value) <= 1e-4, "at \(time)")
    }
  }

  @Test("A3: has the computed velocities", arguments: SpringTables.velocities)
  func velocities(_ row: SpringTables.Row) {
    for (time, value) in zip(SpringTables.velocitiesTimes, row.values) {
      #expect(abs(row.spring.velocity(target: 1.0, time: time) - value) <= 1e-4, "at \(time)")
    }
  }

  @Test("carries an initial velocity", arguments: SpringTables.pushed)
  func pushed(_ row: SpringTables.Row) {
    for (time, value) in zip(SpringTables.pushedTimes, row.values) {
      let found = row.spring.value(
        target: 1.0, initialVelocity: row.initialVelocity, time: time)
      #expect(abs(found - value) <= 1e-4, "at \(time)")
    }
  }

  /// Positions of a spring that is only pushed, by 1 unit a second (spec 4.4).
  static let impulses: [(Spring, [(Double, Double)])] = [
    (.smooth, [(0.05, 0.02667), (0.1, 0.02846), (0.2, 0.01620), (0.4, 0.00262)]),
    (.bouncy, [(0.05, 0.03114), (0.1, 0.03614), (0.2, 0.01871), (0.4, -0.00143)]),
  ]

  @Test("answers an impulse", arguments: impulses)
  func impulse(spring: Spring, samples: [(Double, Double)]) {
    for (time, value) in samples {
      let found = spring.value(target: 0.0, initialVelocity: 1, time: time)
      #expect(abs(found - value) <= 1e-4, "at \(time)")
    }
  }

  @Test("moves by mass, stiffness and damping", arguments: SpringTables.physical)
  func physical(_ row: SpringTables.PhysicalRow) {
    let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
    #expect(abs(spring.dampingRatio - row.dampingRatio) <= 1e-5)
    #expect(abs(spring.response - row.response) <= 1e-5)
    for (time, value) in zip(SpringTables.positionsTimes, row.values) {
      #expect(abs(spring.value(target: 1.0, time: time) - value) <= 1e-4, "at \(time)")
    }
  }

  @Test("passes the computed peaks", arguments: SpringFacts.all)
  func peaks(_ facts: SpringFacts) {
    guard let peak = facts.peak else { return }
    #expect(abs(facts.spring.value(target: 1.0, time: peak.time) - peak.value) <= 1e-5)
    #expect(abs(facts.spring.velocity(target: 1.0, time: peak.time)) <= 0.02)
  }

  @Test("leaves the last thousandth when the table says", arguments: SpringFacts.all)
  func lastThousandth(_ facts: SpringFacts) {
    let spring = facts.spring
    func distance(_ time: Double) -> Double { abs(1 - spring.value(target: 1.0, time: time)) }
    #expect(abs(distance(facts.last) - 0.001) < 1e-5)
    for step in 1...200 { #expect(distance(facts.last + 0.0001 + Double(step) / 100) < 0.001) }
  }

  static let regimes = [Spring.smooth, .bouncy, Spring(duration: 0.5, bounce: -0.2)]

  @Test("A3: is the same in many steps as in one", arguments: regimes)
  func update(_ spring: Spring) {
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02)
    }
    #expect(abs(value - spring.value(target: 1.0, time: 0.2)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.2)) < 1e-9)
  }

  @Test("obeys the equation of motion", arguments: regimes)
  func differentialEquation(_ spring: Spring) {
    // x″ = ω²(1 − x) − 2ζω x′, by central differences of the velocity.
    let frequency = 2 * Double.pi / spring.response
    let h = 1e-5
    for time in [0.01, 0.1, 0.3, 0.7] {
      let acceleration =
        (spring.velocity(target: 1.0, initialVelocity: 2, time: time + h)
          - spring.velocity(target: 1.0, initialVelocity: 2, time: time - h)) / (2 * h)
      let x = spring.value(target: 1.0, initialVelocity: 2, time: time)
      let v = spring.velocity(target: 1.0, initialVelocity: 2, time: time)
      let force = frequency * frequency * (1 - x) - 2 * spring.dampingRatio * frequency * v
      #expect(abs(acceleration - force) < 1e-4 * max(1, abs(force)), "at \(time)")
    }
  }

  @Test("starts with the initial velocity", arguments: regimes)
  func release(_ spring: Spring) {
    #expect(spring.velocity(target: 1.0, initialVelocity: 3, time: 0) == 3)
    #expect(spring.value(target: 1.0, initialVelocity: 3, time: 0) == 0)
    #expect(spring.value(target: 1.0, initialVelocity: 3, time: -1) == 0)
  }

  @Test("is drawn by stiffness and braked by damping")
  func force() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 10)
    // 50 · 6 − 10 · 3
    let fromZero: Double = spring.force(target: 10, position: 4, velocity: 3)
    #expect(abs(fromZero - 270) < 1e-9)
    let between: Double = spring.force(fromValue: 1, toValue: 11, position: 4, velocity: 3)
    #expect(abs(between - 270) < 1e-9)
  }

  @Test("moves between animatable values")
  func animatable() {
    let spring = Spring.smooth
    let value = spring.value(fromValue: 100.0, toValue: 200, initialVelocity: 0, time: 0.1)
    #expect(abs(value - 135.774) < 1e-2)
    let velocity = spring.velocity(fromValue: 100.0, toValue: 200, initialVelocity: 0, time: 0.1)
    #expect(abs(velocity - 449.44) < 1e-1)
  }

  static let extremes = [
    Spring(response: 0, dampingRatio: 1), Spring(response: -1, dampingRatio: 0.5),
    Spring(duration: 0.5, bounce: -1), Spring(stiffness: .infinity, damping: 1),
    Spring(stiffness: 0, damping: 0), Spring(stiffness: -1, damping: 1),
    Spring(mass: 0, stiffness: 1, damping: 1), Spring(response: .nan, dampingRatio: 1),
    Spring(response: 1e-300, dampingRatio: 1e10), Spring(response: 1e300, dampingRatio: 0),
    Spring(response: 0.5, dampingRatio: 0), Spring(response: 0.5, dampingRatio: -1),
    Spring(response: 0.5, dampingRatio: 1e6),
  ]

  @Test("has a number at every moment, whatever its parameters", arguments: extremes)
  func finite(_ spring: Spring) {
    for time in [0, 1e-9, 0.1, 1, 1e6, 1e300, Double.infinity, .nan] {
      #expect(spring.value(target: 1.0, initialVelocity: 1, time: time).isFinite, "at \(time)")
      #expect(spring.velocity(target: 1.0, initialVelocity: 1, time: time).isFinite, "at \(time)")
    }
    #expect(!spring.settlingDuration.isNaN)
  }

  @Test("is at its target at once when infinitely stiff")
  func rigid() {
    let spring = Spring(response: 0, dampingRatio: 1)
    #expect(spring.value(target: 7.0, time: 0.001) == 7)
    #expect(spring.duration == 0)
    #expect(spring.stiffness == .infinity)
  }
}

@Suite("Spring settling") struct SpringSettlingTests {
  /// Measured on Apple's type (spec 4.5).
  static let measured: [(Double, Double, Double)] = [
    (0.15, 0, 0.300), (0.25, 0, 0.400), (0.3, 0, 0.500), (0.4, 0, 0.600), (0.35, 0.15, 0.6354),
    (0.3, 0.2, 0.584), (0.5, 0.3, 1.0447),
  ]

  @Test("A4: takes as long as Apple's", arguments: measured)
  func settling(duration: Double, bounce: Double, seconds: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(abs(spring.settlingDuration - seconds) <= 1e-3)
  }

  @Test("takes as long as computed", arguments: SpringFacts.all)
  func facts(_ facts: SpringFacts) {
    #expect(abs(facts.spring.settlingDuration - facts.settling) <= 1e-3)
  }

  @Test("never ends without damping")
  func undamped() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test("is the same between values as from zero")
  func animatable() {
    let spring = Spring.bouncy
    let fromZero = spring.settlingDuration(target: 100.0, initialVelocity: 5, epsilon: 0.1)
    let between = spring.settlingDuration(
      fromValue: 50.0, toValue: 150, initialVelocity: 5, epsilon: 0.1)
    #expect(fromZero == between)
  }

  @Test("solves a critically damped spring for its duration", arguments: [0.1, 0.5, 2, 8])
  func fromSettling(duration: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: 1)
    // e^(−dω)(dω + 1) = ε is the distance at the end.
    #expect(abs(1 - spring.value(target: 1.0, time: duration) - 0.001) < 1e-6)
  }

  @Test("solves a bouncing spring for its envelope", arguments: [0.2, 0.5, 0.9])
  func fromSettlingBouncing(ratio: Double) {
    let spring = Spring(settlingDuration: 1, dampingRatio: ratio)
    // ω = ln(ζ/√(1−ζ²)/ε)/ζ, so γ = ω ζ gives e^(−γ) = ε √(1−ζ²)/ζ.
    let envelope = 0.001 * (1 - ratio * ratio).squareRoot() / ratio
    let swing = spring.value(target: 0.0, initialVelocity: 1, time: 1)
    #expect(abs(swing) <= envelope)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
  }

  @Test("holds durations in .01…10")
  func heldDurations() {
    let short = Spring(settlingDuration: 0, dampingRatio: 1)
    #expect(short == Spring(settlingDuration: 0.01, dampingRatio: 1))
    let long = Spring(settlingDuration: 100, dampingRatio: 1)
    #expect(long == Spring(settlingDuration: 10, dampingRatio: 1))
  }
}
