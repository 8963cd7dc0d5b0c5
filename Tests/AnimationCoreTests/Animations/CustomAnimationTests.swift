import AnimationCore
import Geometry
import Testing

/// Runs past its target and back, and starts at the target, not at the start.
struct RubberBand: CustomAnimation {
  var amplitude = 0.12
  var period = 0.6
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < period else { return nil }
    let wobble = exp(-4 * time / period) * sin(2 * .pi * 3 * time / period) * amplitude
    var value = value
    value.scale(by: 1 - wobble)
    return value
  }
}

/// Remembers how often it was asked.
struct Counting: CustomAnimation {
  struct Key: AnimationStateKey { static let defaultValue = 0 }
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Key.self] += 1
    var value = value
    value.scale(by: Double(context.state[Key.self]))
    return value
  }
}

/// Takes over from a motion like itself and goes on from where that is.
struct Merging: CustomAnimation {
  struct Key<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (start: V, time: Double) { (.zero, 0) }
  }
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let (start, begin) = context.state[Key<V>.self]
    guard time - begin < 1 else { return nil }
    var rest = value - start
    rest.scale(by: time - begin)
    return start + rest
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous == Animation(self) else { return false }
    var trial = context
    guard let now = previous.animate(value: value, time: time, context: &trial) else {
      return false
    }
    context.state[Key<V>.self] = (now, time)
    return true
  }
}

/// Gives NaN for a while.
struct Broken: CustomAnimation {
  var factor: Double
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < 1 else { return nil }
    var value = value
    value.scale(by: time < 0.5 ? factor : time)
    return value
  }
}

/// Delegates to a spring, with a memory of its own.
struct Wrapping: CustomAnimation {
  var base = Animation.smooth
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}

@Suite("Custom animations") struct CustomAnimationTests {
  static let rubber: [(Double, Double)] = [
    (0, 1), (0.05, 0.91402), (0.1, 1), (0.15, 1.04415), (0.2, 1), (0.25, 0.97733), (0.3, 1),
    (0.35, 1.01164), (0.4, 1), (0.5, 1), (0.59, 1.00073), (0.0433, 0.9121), (0.1433, 1.0451),
  ]

  @Test("A11: a rubber band shows its target in frame 0 and wobbles", arguments: rubber)
  func rubberBand(time: Double, value: Double) {
    var motion = Playing(to: 100, Animation(RubberBand()))
    #expect(abs(motion.value(time) - 100 * value) < 1e-2)
  }

  @Test("A11: a rubber band is gone after its period")
  func rubberBandEnd() {
    var motion = Playing(Animation(RubberBand()))
    #expect(motion.value(0.6) == 1)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("keep a memory between frames, each attribute its own")
  func state() {
    var first = Playing(Animation(Counting()))
    var second = Playing(Animation(Counting()))
    #expect(first.value(0) == 1)
    #expect(first.value(0.1) == 2)
    #expect(second.value(0.1) == 1)
    #expect(first.value(0.2) == 3)
  }

  @Test("have states that are values")
  func stateIsValue() {
    var state = AnimationState<Double>()
    state[Counting.Key.self] = 3
    var copy = state
    copy[Counting.Key.self] += 1
    #expect(state[Counting.Key.self] == 3)
    #expect(copy[Counting.Key.self] == 4)
    #expect(AnimationState<Double>()[Counting.Key.self] == 0)
  }

  @Test("are added to one another unless they merge")
  func addition() {
    var motion = Playing(to: 100, Animation(Ramp(duration: 1)))
    _ = motion.value(0.5)
    motion.turn(to: 200, Animation(Ramp(duration: 1)), at: 0.5)
    // 75 + (200 − 75)/4
    #expect(abs(motion.value(0.75) - 106.25) < 1e-9)
  }

  @Test("may take over from a motion of their kind")
  func merging() {
    var motion = Playing(to: 100, Animation(Merging()))
    #expect(abs(motion.value(0.5) - 50) < 1e-9)
    motion.turn(to: 0, Animation(Merging()), at: 0.5)
    #expect(abs(motion.value(0.5) - 50) < 1e-9)
    #expect(abs(motion.value(1) - 25) < 1e-9)
    #expect(motion.value(1.5) == 0)
  }

  @Test("that give NaN or infinity show the model instead", arguments: [Double.nan, .infinity])
  func notANumber(factor: Double) {
    var motion = Playing(from: 3, to: 7, Animation(Broken(factor: factor)))
    #expect(motion.value(0.1) == 7)
    #expect(motion.attribute.producedNonFinite)
    #expect(abs(motion.value(0.5) - 5) < 1e-9)
    motion.turn(to: 9, .linear(duration: 1), at: 0.5)
    #expect(motion.value(0.6).isFinite)
  }

  @Test("that break under a spring leave it finite")
  func brokenUnderSpring() {
    var motion = Playing(to: 1, Animation(Broken(factor: .nan)))
    _ = motion.value(0.1)
    motion.turn(to: 2, .smooth, at: 0.1)
    for frame in 7...200 { #expect(motion.value(Double(frame) / 60).isFinite) }
    #expect(motion.value(4) == 2)
  }

  @Test("may delegate to another animation")
  func delegation() {
    var motion = Playing(Animation(Wrapping()))
    var plain = Playing(.smooth)
    for frame in 0...20 {
      #expect(motion.value(Double(frame) / 60) == plain.value(Double(frame) / 60))
    }
    // A spring takes over with the velocity that the wrapper tells.
    motion.turn(to: 0, .smooth, at: 20.0 / 60)
    plain.turn(to: 0, .smooth, at: 20.0 / 60)
    for frame in 21...40 {
      let difference = motion.value(Double(frame) / 60) - plain.value(Double(frame) / 60)
      #expect(abs(difference) < 0.01)
    }
  }

  @Test("see the environment of the request")
  func environment() {
    struct Looking: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        var value = value
        value.scale(by: context.environmentStorage as? Double ?? 0)
        return value
      }
    }
    var attribute = AnimatableAttribute<Double>()
    attribute.update(to: 0, request: nil, at: .zero)
    let request = AnimationRequest(animation: Animation(Looking()), environment: 0.25)
    attribute.update(to: 8, request: request, at: .zero)
    #expect(attribute.value(at: .zero) == 2)
  }

  @Test("complete logically once, and not back")
  func logicalFlag() {
    var context = AnimationContext<Double>()
    context.isLogicallyComplete = true
    context.isLogicallyComplete = false
    #expect(context.isLogicallyComplete)
    #expect(context.withState(AnimationState<Float>()).isLogicallyComplete)
  }
}
