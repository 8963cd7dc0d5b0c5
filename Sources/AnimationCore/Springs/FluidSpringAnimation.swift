import Geometry

/// The `.spring` family: a spring that keeps its motion when another takes over.
struct FluidSpringAnimation: TimedAnimation {
  /// Period without damping, in seconds; 0 and less make a jump.
  var response: Double
  /// Damping as a share of the critical one; less than 0 counts as 0.
  var dampingFraction: Double
  /// How long the response of the spring before fades into this one's, in seconds.
  var blendDuration: Double

  // Compiled ahead for numbers, sizes and rectangles: a frame may sample ten thousand of them.
  @_specialize(where V == Double)
  @_specialize(where V == CGFloat)
  @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(
    where
      V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  )
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard isMoving else { return nil }
    typealias Key = FluidSpringState<V>.Key
    if time - context.state[Key.self].started >= response { context.isLogicallyComplete = true }
    return context.state[Key.self].position(at: time, target: value, spring: self)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var state = context.state[FluidSpringState<V>.Key.self]
    guard isMoving else { return nil }
    state.settle(at: time, target: value, spring: self)
    return state.velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    typealias Key = FluidSpringState<V>.Key
    if let spring = previous.timed?.fluidSpring, spring.isMoving {
      context.state[Key.self].settle(at: time, target: value, spring: spring)
      context.state[Key.self].started = time
      context.state[Key.self].earlierResponse =
        blendDuration > 0 && spring.response != response ? spring.response : nil
      return true
    }
    var trial = context
    var state = FluidSpringState<V>()
    let position = previous.animate(value: value, time: time, context: &trial) ?? value
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    state.position = position.isFiniteVector ? position : value
    state.velocity = velocity.isFiniteVector ? velocity : .zero
    state.steps = FluidSpringState<V>.steps(at: time)
    state.started = time
    context.state = AnimationState()
    context.state[Key.self] = state
    return true
  }

  private var isMoving: Bool { response > 0 && dampingFraction.isFinite }

  // MARK: Timing

  func logicalEnd(startedAt start: Double) -> Double? { isMoving ? start + response : start }

  var removalEnd: Double? { isMoving ? nil : 0 }

  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? {
    guard isMoving else { return 0 }
    var state = context.state[FluidSpringState<V>.Key.self]
    let size = MotionDecisions.springStepsPerCheck
    let rate = MotionDecisions.springStepsPerSecond
    let last = state.steps + Int(MotionDecisions.springForesight * rate)
    while state.steps < last {
      let next = Double(state.steps + size) / rate
      if state.position(at: next, target: value, spring: self) == nil { return next }
    }
    return nil
  }

  var fluidSpring: FluidSpringAnimation? { self }

  var remark: MotionRemark? {
    if let remark = MotionRemark.onDuration(response, "spring response") { return remark }
    guard !dampingFraction.isFinite || dampingFraction < 0 else { return nil }
    return MotionRemark(
      "a damping fraction of \(dampingFraction) "
        + (dampingFraction.isFinite ? "counts as 0" : "makes the change a jump"))
  }

  // MARK: Integration

  /// The matrix of the next steps.
  func step<V: VectorArithmetic>(_ state: FluidSpringState<V>, count: Int) -> SpringStep {
    let h = 1 / MotionDecisions.springStepsPerSecond
    var result = SpringStep()
    for index in 0..<count {
      let time = Double(state.steps + index) * h
      let stiffness = stiffness(at: time - state.started, earlier: state.earlierResponse)
      let damping = 2 * max(dampingFraction, 0) * stiffness.squareRoot()
      result.advance(stiffness: stiffness, damping: damping, h: h)
    }
    return result
  }

  /// k for a mass of 1, `time` seconds after this spring took over.
  private func stiffness(at time: Double, earlier: Double?) -> Double {
    var response = response
    if let earlier, blendDuration > 0 {
      let progress = min(max(time / blendDuration, 0), 1)
      let faded = 1 - progress * progress * (3 - 2 * progress)
      response += (earlier - response) * faded
    }
    let frequency = 2 * Double.pi / response
    return min(frequency * frequency, MotionDecisions.greatestStiffness)
  }
}
