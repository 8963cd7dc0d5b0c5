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
}

extension TimedAnimation {
  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? { removalEnd }
  var isEndless: Bool { false }
  var fluidSpring: FluidSpringAnimation? { nil }
}

extension Animation {
  var timed: (any TimedAnimation)? { base as? any TimedAnimation }

  /// Whether the animation repeats for ever.
  package var isEndless: Bool { timed?.isEndless ?? false }

  /// Seconds from start to logical completion; ∞ if it never comes, `nil` for an animation of
  /// the scene's own, which only sampling can tell.
  package var logicalDuration: Double? { timed?.logicalEnd(startedAt: 0) }

  /// Seconds from start to removal; `nil` if only sampling can tell.
  package var removalDuration: Double? { timed?.removalEnd }
}
