import AnimationCore
import Testing

@Suite("Interruptions") struct InterruptionTests {
  /// A motion 0 → 100 that is turned, and where it is then (spec 5.4).
  struct Trace: Sendable, CustomTestStringConvertible {
    let name: String
    let first: Animation
    let second: Animation
    let turn: Double
    let target: Double
    let samples: [(time: Double, value: Double)]
    let tolerance: Double
    var testDescription: String { name }
  }

  static let traces: [Trace] = [
    Trace(
      name: "easeInOut, turned back by the same", first: .easeInOut, second: .easeInOut, turn: 0.2,
      target: 0,
      samples: [
        (0.1, 16.970), (0.2, 62.157), (0.25, 79.634), (0.3, 79.634), (0.35, 62.157),
        (0.4, 37.843), (0.45, 16.970), (0.5, 4.090),
      ], tolerance: 0.01),
    Trace(
      name: "smooth, turned back, closed form", first: .smooth, second: .smooth, turn: 0.2,
      target: 0,
      samples: [
        (0.1, 35.774), (0.2, 71.542), (0.25, 68.971), (0.3, 53.229), (0.35, 37.165),
        (0.4, 24.504), (0.5, 9.637),
      ], tolerance: 0.5),
    Trace(
      name: "smooth, turned back, integrator", first: .smooth, second: .smooth, turn: 0.2,
      target: 0,
      samples: [
        (0.1, 35.578), (0.2, 71.292), (0.25, 69.006), (0.3, 53.068), (0.35, 36.993),
        (0.4, 24.452), (0.45, 15.646), (0.5, 9.801),
      ], tolerance: 0.001),
    Trace(
      name: "bouncy, turned back", first: .bouncy, second: .bouncy, turn: 0.2, target: 0,
      samples: [
        (0.1, 42.330), (0.2, 87.371), (0.25, 83.837), (0.3, 61.063), (0.35, 36.093),
        (0.4, 16.559), (0.5, -1.943),
      ], tolerance: 0.5),
    Trace(
      name: "easeInOut, turned back by a spring: its velocity is lost", first: .easeInOut,
      second: .smooth, turn: 0.2, target: 0,
      samples: [
        (0.1, 16.970), (0.2, 62.157), (0.25, 53.995), (0.3, 39.921), (0.4, 17.689), (0.5, 6.835),
      ], tolerance: 0.5),
    Trace(
      name: "linear, turned back", first: .linear(duration: 1), second: .linear(duration: 1),
      turn: 0.5, target: 0,
      samples: [
        (0.25, 25), (0.5, 50), (0.6, 54), (0.75, 56.25), (0.9, 54), (1, 50), (1.1, 40), (1.25, 25),
        (1.5, 0),
      ], tolerance: 0.01),
    Trace(
      name: "linear, sent on", first: .linear(duration: 1), second: .linear(duration: 1),
      turn: 0.5, target: 200,
      samples: [
        (0.25, 25), (0.5, 50), (0.75, 106.25), (1, 150), (1.25, 175), (1.5, 200),
      ], tolerance: 0.01),
    Trace(
      name: "smooth, sent on", first: .smooth, second: .smooth, turn: 0.1, target: 200,
      samples: [
        (0.15, 69.327), (0.2, 107.316), (0.3, 160.545), (0.4, 185.049), (0.5, 194.686),
        (0.8, 199.804),
      ], tolerance: 1),
  ]

  @Test("A5: pass the computed traces", arguments: traces)
  func trace(_ trace: Trace) {
    var motion = Playing(to: 100, trace.first)
    var hasTurned = false
    for (time, value) in trace.samples {
      if time > trace.turn, !hasTurned {
        motion.turn(to: trace.target, trace.second, at: trace.turn)
        hasTurned = true
      }
      #expect(abs(motion.value(time) - value) <= trace.tolerance, "at \(time)")
    }
  }

  @Test("A5: hand the velocity from spring to spring")
  func velocity() {
    // Spring.velocity of 0 → 100 at the two turns of the table.
    #expect(abs(Spring.smooth.velocity(target: 100.0, time: 0.2) - 255.83) < 0.01)
    #expect(abs(Spring.smooth.velocity(target: 100.0, time: 0.1) - 449.44) < 0.01)
    var motion = Playing(to: 100, .smooth)
    _ = motion.value(0.2)
    motion.turn(to: 0, .bouncy, at: 0.2)
    let step = 1.0 / 300
    let slope = (motion.value(0.2 + step) - motion.value(0.2)) / step
    #expect(abs(slope - 255.83) < 10)
  }

  @Test("never let the position jump", arguments: pairs)
  func continuity(first: Animation, second: Animation) {
    var motion = Playing(to: 100, first)
    let before = motion.value(0.13)
    motion.turn(to: -40, second, at: 0.13)
    #expect(abs(motion.value(0.13) - before) < 1e-9)
    #expect(abs(motion.value(0.13 + 1e-6) - before) < 6)
  }
  static let kinds: [Animation] = [
    .linear, .easeInOut, .smooth, .bouncy, .interactiveSpring,
    .interpolatingSpring(stiffness: 170, damping: 15), .linear.delay(0.1), .smooth.speed(2),
    .linear(duration: 0.1).repeatForever(), Animation(Ramp(duration: 0.4)),
  ]
  static let pairs = kinds.flatMap { first in kinds.map { (first, $0) } }

  @Test("end exactly at the last target", arguments: pairs)
  func exactEnd(first: Animation, second: Animation) {
    guard !second.isEndless else { return }
    var motion = Playing(from: 0.1, to: 100.3, first)
    motion.play(to: 0.2)
    motion.turn(to: -40.7, second, at: 0.2)
    #expect(motion.value(60) == -40.7)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("say what they did")
  func changes() {
    var attribute = AnimatableAttribute<Double>()
    let request = AnimationRequest(animation: .linear(duration: 1))
    #expect(attribute.update(to: 1, request: request, at: .zero) == .jumped)
    #expect(attribute.update(to: 1, request: request, at: .zero) == .unchanged)
    #expect(attribute.update(to: 2, request: nil, at: .zero) == .jumped)
    #expect(!attribute.isAnimating)
    #expect(attribute.update(to: 3, request: request, at: .zero) == .started)
    #expect(attribute.isAnimating)
    #expect(attribute.update(to: 4, request: request, at: Time(seconds: 0.5)) == .retargeted)
    #expect(attribute.update(to: 5, request: nil, at: Time(seconds: 0.6)) == .jumped)
    #expect(attribute.isAnimating)
    #expect(attribute.model == 5)
  }

  @Test("a first value never moves")
  func firstValue() {
    var attribute = AnimatableAttribute<Double>()
    attribute.update(to: 5, request: AnimationRequest(animation: .linear), at: .zero)
    #expect(attribute.value(at: .zero) == 5)
    #expect(!attribute.isAnimating)
  }

  @Test("a change without animation shifts the motion that runs")
  func residue() {
    var motion = Playing(to: 100, .linear(duration: 1))
    #expect(motion.value(0.5) == 50)
    motion.turn(to: 130, nil, at: 0.5)
    #expect(motion.value(0.5) == 80)
    #expect(motion.value(0.75) == 105)
    #expect(motion.value(1) == 130)
  }

  @Test("an endless repetition survives changes without animation")
  func endlessSurvives() {
    var motion = Playing(to: 100, .linear(duration: 1).repeatForever())
    motion.turn(to: 200, nil, at: 1.5)
    #expect(abs(motion.value(1.5) - 150) < 1e-9)
    #expect(abs(motion.value(2) - 100) < 1e-9)
    #expect(motion.attribute.isAnimating)
  }

  @Test("changes of one instant are one change, with the last animation")
  func coincident() {
    var motion = Playing(to: 100, .linear(duration: 5))
    motion.turn(to: 200, .linear(duration: 1), at: 0)
    #expect(motion.value(0.5) == 100)
    #expect(motion.value(1) == 200)
    #expect(motion.value(1.1) == 200)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("a change and its undoing in one instant move nothing")
  func undone() {
    var motion = Playing(to: 100, .linear(duration: 1))
    #expect(motion.turn(to: 0, .linear(duration: 1), at: 0) == .jumped)
    #expect(!motion.attribute.isAnimating)
    #expect(motion.value(0.5) == 0)
  }

  @Test("two changes of one instant over a running motion count as one")
  func coincidentOverlay() {
    var once = Playing(to: 100, .linear(duration: 1))
    once.turn(to: 200, .easeIn(duration: 1), at: 0.5)
    var twice = Playing(to: 100, .linear(duration: 1))
    twice.turn(to: -30, .linear(duration: 2), at: 0.5)
    twice.turn(to: 200, .easeIn(duration: 1), at: 0.5)
    for step in 5...15 {
      #expect(once.value(Double(step) / 10) == twice.value(Double(step) / 10))
    }
  }

  @Test("a motion that is over is not laid under the next")
  func fresh() {
    var motion = Playing(to: 100, .linear(duration: 1))
    #expect(motion.turn(to: 0, .linear(duration: 1), at: 1) == .started)
    #expect(motion.value(1.5) == 50)
  }

  @Test("an equal delay lets springs merge, another does not")
  func delayedMerge() {
    var equal = Playing(to: 100, .smooth.delay(0.1))
    var plain = Playing(to: 100, .smooth)
    _ = equal.value(0.3)
    _ = plain.value(0.2)
    equal.turn(to: 0, .smooth.delay(0.1), at: 0.3)
    plain.turn(to: 0, .smooth, at: 0.2)
    for frame in 1...20 {
      let time = 0.2 + Double(frame) / 60
      #expect(abs(equal.value(time + 0.1) - plain.value(time)) < 1e-6)
    }
    var other = Playing(to: 100, .smooth.delay(0.1))
    let before = other.value(0.3)
    other.turn(to: 0, .smooth.delay(0.2), at: 0.3)
    // The first goes on alone during the second's delay.
    #expect(other.value(0.4) > before)
  }

  @Test("values that are not numbers jump")
  func notANumber() {
    var motion = Playing(to: .infinity, .linear)
    #expect(motion.value(0) == .infinity)
    #expect(motion.turn(to: 5, .linear, at: 0.1) == .jumped)
    #expect(motion.value(0.1) == 5)
  }

  @Test("vectors move part by part")
  func vectors() {
    typealias Pair = AnimatablePair<Double, AnimatablePair<Double, Double>>
    var attribute = AnimatableAttribute<Pair>()
    attribute.update(
      to: Pair(0, AnimatablePair(10, -5)), request: nil, at: .zero)
    attribute.update(
      to: Pair(4, AnimatablePair(20, -5)),
      request: AnimationRequest(animation: .linear(duration: 1)), at: .zero)
    #expect(attribute.value(at: Time(seconds: 0.25)) == Pair(1, AnimatablePair(12.5, -5)))
  }
}
