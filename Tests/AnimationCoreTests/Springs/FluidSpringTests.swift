import AnimationCore
import Testing

@Suite("The .spring family") struct FluidSpringTests {
  /// The integrator as described, one step after another (spec 4.7).
  struct Verlet {
    var response: Double
    var damping: Double
    var x = 0.0
    var v = 0.0
    var a = 0.0

    mutating func step(target: Double, response other: Double? = nil) {
      let h = 1.0 / 300
      let frequency = 2 * Double.pi / (other ?? response)
      let k = min(frequency * frequency, 45_000)
      let c = 2 * damping * k.squareRoot()
      let u = v + a * h / 2
      x += u * h
      a = -c * u + k * (target - x)
      v = u + a * h / 2
    }
  }

  @Test("follows the integrator step by step", arguments: SpringTables.positions)
  func integrator(_ row: SpringTables.Row) {
    var motion = Playing(.spring(row.spring))
    var verlet = Verlet(response: row.spring.response, damping: row.spring.dampingRatio)
    for step in 1...300 {
      verlet.step(target: 1)
      let shown = motion.value(Double(step) / 300)
      guard motion.attribute.isAnimating else { return }
      #expect(abs(shown - verlet.x) < 1e-9, "step \(step)")
    }
  }

  @Test("stays close to the closed form", arguments: SpringTables.positions)
  func closedForm(_ row: SpringTables.Row) {
    var motion = Playing(.spring(row.spring))
    for (time, value) in zip(SpringTables.positionsTimes, row.values) {
      let shown = motion.value(time)
      // The integrator sets off half a step late, as its first acceleration is zero.
      let late = row.spring.value(target: 1.0, time: time - 1.0 / 600)
      // .005 is for a response of .5; the error grows with the step's share of the period.
      let coarseness = max(1, 0.5 / row.spring.response)
      // At rest the value snaps by at most a hundredth.
      let tolerance =
        motion.attribute.isAnimating ? (0.005 + abs(value - late)) * coarseness : 0.01
      #expect(abs(shown - value) <= tolerance, "at \(time)")
    }
  }

  static func endFrame(of animation: Animation, to target: Double, rate: Double = 60) -> Double {
    var motion = Playing(to: target, animation)
    var frame = 0.0
    while motion.attribute.isAnimating, frame < 1000 {
      frame += 1
      _ = motion.value(frame / rate)
    }
    return frame / rate
  }

  @Test("rests in the computed frames", arguments: SpringFacts.all)
  func ends(_ facts: SpringFacts) {
    let animation = Animation.spring(facts.spring)
    #expect(abs(Self.endFrame(of: animation, to: 1) - facts.end1) < 6e-4)
    #expect(abs(Self.endFrame(of: animation, to: 100) - facts.end100) < 6e-4)
  }

  @Test("ends exactly at its target")
  func exactEnd() {
    var motion = Playing(from: 0.1, to: 0.7, .bouncy)
    motion.play(to: 3)
    #expect(motion.value(3) == 0.7)
  }

  @Test("shows the same whichever moments were asked for before")
  func samplingIndependence() {
    var often = Playing(to: 100, .bouncy)
    for step in 0...600 {
      let time = Double(step) / 1200
      let shown = often.value(time)
      var once = Playing(to: 100, .bouncy)
      #expect(once.value(time) == shown, "at \(time)")
    }
  }

  @Test("rests at the same moment at any frame rate", arguments: [24.0, 30, 60, 120, 240])
  func frameRates(rate: Double) {
    // .833 s for a change of 1: the first frame at or after it.
    let frame = Self.endFrame(of: .smooth, to: 1, rate: rate) * rate
    #expect(frame == (50.0 / 60 * rate - 1e-6).rounded(.up))
  }

  @Test("of infinite stiffness is a jump", arguments: [0, -1, Double.nan])
  func rigid(response: Double) {
    var motion = Playing(.spring(response: response, dampingFraction: 1))
    #expect(motion.value(0) == 1)
    #expect(!motion.attribute.isAnimating)
  }

  static let extremes: [Animation] = [
    .spring(response: 1e-9, dampingFraction: 1), .spring(response: 1e9, dampingFraction: 1),
    .spring(response: 0.5, dampingFraction: 1e6), .spring(response: 0.05, dampingFraction: 30),
    .spring(response: 0.5, dampingFraction: 0), .spring(response: 0.5, dampingFraction: -1),
    .spring(response: .infinity, dampingFraction: 1),
    .spring(response: 0.5, dampingFraction: .nan),
    .spring(duration: 0.5, bounce: 1), .spring(duration: 0.5, bounce: -1),
    .spring(duration: 0.5, bounce: -5),
  ]

  @Test("stays within reason whatever its parameters", arguments: extremes)
  func bounded(_ animation: Animation) {
    var motion = Playing(animation)
    for frame in 0...600 {
      let value = motion.value(Double(frame) / 60)
      #expect(value >= -0.01 && value <= 2.01)
    }
  }

  @Test("caps its stiffness at 45,000")
  func stiffnessCap() {
    var stiffest = Playing(.spring(response: 2 * .pi / 45_000.0.squareRoot(), dampingFraction: 1))
    var beyond = Playing(.spring(response: 0.001, dampingFraction: 1))
    for step in 1...20 {
      let time = Double(step) / 300
      #expect(abs(stiffest.value(time) - beyond.value(time)) < 1e-9)
    }
  }

  @Test("fades the response of the spring before into its own")
  func blending() {
    var motion = Playing(.spring(response: 1, dampingFraction: 0.8))
    motion.play(to: 0.2)
    motion.turn(
      to: 2, .spring(response: 0.2, dampingFraction: 0.8, blendDuration: 0.5), at: 0.2)
    var verlet = Verlet(response: 1, damping: 0.8)
    for _ in 0..<60 { verlet.step(target: 1) }
    for step in 60..<240 {
      let progress = min((Double(step) / 300 - 0.2) / 0.5, 1)
      let smooth = progress * progress * (3 - 2 * progress)
      verlet.step(target: 2, response: 0.2 + 0.8 * (1 - smooth))
      let time = Double(step + 1) / 300
      let shown = motion.value(time)
      guard motion.attribute.isAnimating else { break }
      #expect(abs(shown - verlet.x) < 1e-6, "at \(time)")
    }
  }

  @Test("starts with the velocity that a finger left")
  func trackedVelocity() {
    var attribute = AnimatableAttribute<Double>()
    attribute.update(to: 0, request: nil, at: .zero)
    for step in 1...6 {
      let time = Time(seconds: Double(step) / 60)
      attribute.update(to: Double(step) * 5, request: nil, at: time, tracksVelocity: true)
    }
    // 5 units a sixtieth are 300 a second.
    let start = Time(seconds: 0.1)
    attribute.update(to: 100, request: AnimationRequest(animation: .smooth), at: start)
    #expect(attribute.value(at: start) == 30)
    let spring = Spring.smooth
    for frame in 1...20 {
      let time = Double(frame) / 60
      let exact = 30 + spring.value(target: 70.0, initialVelocity: 300, time: time)
      #expect(abs(attribute.value(at: start + time) - exact) < 1, "frame \(frame)")
    }
  }

  @Test("starts at rest when the finger rested before it let go")
  func restedFinger() {
    var attribute = AnimatableAttribute<Double>()
    attribute.update(to: 0, request: nil, at: .zero)
    attribute.update(to: 5, request: nil, at: Time(seconds: 0.1), tracksVelocity: true)
    attribute.update(to: 10, request: nil, at: Time(seconds: 0.12), tracksVelocity: true)
    let start = Time(seconds: 1)
    attribute.update(to: 110, request: AnimationRequest(animation: .smooth), at: start)
    #expect(abs(attribute.value(at: start + 0.1) - (10 + 35.774)) < 0.5)
  }
}

@Suite("Interpolating springs") struct InterpolatingSpringTests {
  @Test("move by the closed form", arguments: SpringTables.physical)
  func physical(_ row: SpringTables.PhysicalRow) {
    var motion = Playing(
      .interpolatingSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping))
    for (time, value) in zip(SpringTables.positionsTimes, row.values) {
      #expect(abs(motion.value(time) - value) <= 1e-4 || !motion.attribute.isAnimating)
    }
  }

  @Test("count their initial velocity in intervals a second", arguments: SpringTables.pushed)
  func pushed(_ row: SpringTables.Row) {
    // Over-damped ones move as critically damped.
    guard row.spring.dampingRatio <= 1 else { return }
    var motion = Playing(
      to: 50, .interpolatingSpring(row.spring, initialVelocity: row.initialVelocity))
    for (time, value) in zip(SpringTables.pushedTimes, row.values) {
      #expect(abs(motion.value(time) - 50 * value) <= 50e-4)
    }
  }

  @Test("that are over-damped move as critically damped")
  func overDamped() {
    var over = Playing(.interpolatingSpring(stiffness: 100, damping: 60))
    for (time, value) in [(0.1, 0.26424), (0.2, 0.59399), (0.5, 0.95957)] {
      #expect(abs(over.value(time) - value) <= 1e-4)
    }
  }

  static let lengths: [(Animation, Double)] = [
    // −ln(.001/(1 + γ/ω_d))/γ of k 100, c 10: γ 5, ω_d 8.66025.
    (.interpolatingSpring(stiffness: 100, damping: 10), 1.4727),
    // On the grid of tenths, without bounce.
    (.interpolatingSpring(duration: 0.5, bounce: 0), 0.8),
    (.interpolatingSpring(stiffness: 0, damping: 1), 0),
    (.interpolatingSpring(mass: 0, stiffness: 1, damping: 1), 0),
    (.interpolatingSpring(stiffness: .nan, damping: 1), 0),
    (.interpolatingSpring(stiffness: 1, damping: 0), .infinity),
  ]

  @Test("end when a thousandth is left", arguments: lengths)
  func ends(animation: Animation, seconds: Double) {
    let found = animation.removalDuration ?? .nan
    #expect(found == seconds || abs(found - seconds) < 1e-4)
  }

  @Test("add their effects, and end exactly at the last target")
  func additive() {
    var motion = Playing(to: 100, .interpolatingSpring(stiffness: 100, damping: 20))
    _ = motion.value(0.2)
    motion.turn(to: 300, .interpolatingSpring(stiffness: 100, damping: 20), at: 0.2)
    // Critically damped with ω 10: each covers its own part.
    for time in [0.25, 0.3, 0.5] {
      func share(_ t: Double) -> Double {
        Spring(stiffness: 100, damping: 20).value(target: 1.0, time: t)
      }
      let first = 100 * share(time)
      let expected = first + (300 - first) * share(time - 0.2)
      #expect(abs(motion.value(time) - expected) < 1e-9)
    }
    #expect(motion.value(5) == 300)
  }
}
