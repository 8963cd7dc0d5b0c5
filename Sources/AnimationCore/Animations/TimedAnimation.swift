/// An animation whose end can be told ahead.
///
/// All built-in animations are; one of a scene's own is not and has to be sampled.
protocol TimedAnimation: CustomAnimation {
  /// Seconds after the beginning at which the motion counts as done, for one that took over at
  /// `start` (0 when it began there); ∞ for never, `nil` if only sampling can tell.
  func logicalEnd(startedAt start: Double) -> Double?

  /// Seconds after the beginning at which nothing moves any more; ∞ for never, `nil` if only
  /// sampling can tell. Costs nothing.
  var removalEnd: Double? { get }

  /// As `removalEnd`, but may run ahead to find out.
  func foreseenRemovalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double?

  /// Whether the motion repeats for ever.
  var isEndless: Bool { get }

  /// The spring that computes the motion, if nothing but one does.
  var fluidSpring: FluidSpringAnimation? { get }

  /// What is odd about its numbers.
  var remark: MotionRemark? { get }

  /// Whether a spring moves, however it is changed.
  var isSpring: Bool { get }
}

extension TimedAnimation {
  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? { removalEnd }
  var isEndless: Bool { false }
  var fluidSpring: FluidSpringAnimation? { nil }
  var isSpring: Bool { fluidSpring != nil }
  var remark: MotionRemark? { nil }
}

extension Animation {
  var timed: (any TimedAnimation)? { base as? any TimedAnimation }

  /// Whether the animation repeats for ever.
  package var isEndless: Bool { timed?.isEndless ?? false }

  /// Seconds from start to logical completion; ∞ if it never comes, `nil` for an animation of
  /// the scene's own, which only sampling can tell.
  package var logicalDuration: Double? { timed?.logicalEnd(startedAt: 0) }

  /// Seconds that a step of this animation takes on a device's frames, from those it takes ideally.
  package func deviceSeconds(of seconds: Double) -> Double {
    guard seconds > 0, seconds.isFinite else { return seconds }
    let rate = MotionDecisions.deviceFramesPerSecond
    // A millionth of a frame absorbs the rounding of times.
    if timed?.isSpring ?? false { return (seconds * rate - 1e-6).rounded(.up) / rate }
    let whole = (seconds * rate + 1e-6).rounded(.down)
    return (whole + MotionDecisions.deviceFramesAfterCurve) / rate
  }

  /// Seconds from start to removal; `nil` if only sampling can tell.
  package var removalDuration: Double? { timed?.removalEnd }
}
