import Geometry

/// What `Animation.default` is: a spring without bounce.
struct DefaultAnimation: TimedAnimation {
  private var spring: FluidSpringAnimation {
    FluidSpringAnimation(
      response: MotionDecisions.defaultResponse, dampingFraction: 1, blendDuration: 0)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func logicalEnd(startedAt start: Double) -> Double? { spring.logicalEnd(startedAt: start) }
  var removalEnd: Double? { nil }
  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? {
    spring.foreseenRemovalEnd(value: value, context: context)
  }
  var fluidSpring: FluidSpringAnimation? { spring }
}
