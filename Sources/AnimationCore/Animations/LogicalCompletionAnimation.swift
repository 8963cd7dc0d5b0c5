import Geometry

/// An animation that counts as complete after a time, though it may run on.
struct LogicalCompletionAnimation: TimedAnimation {
  var base: Animation
  /// Seconds.
  var delay: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= delay { context.isLogicallyComplete = true }
    return base.animate(value: value, time: time, context: &context)
  }

  func logicalEnd(startedAt start: Double) -> Double? {
    guard let timed = base.timed else { return nil }
    return timed.logicalEnd(startedAt: 0).map { min($0, max(0, delay)) }
  }

  var removalEnd: Double? { base.timed?.removalEnd }

  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? {
    base.timed?.foreseenRemovalEnd(value: value, context: context)
  }

  var isEndless: Bool { base.isEndless }
  var isSpring: Bool { base.timed?.isSpring ?? false }
  var remark: MotionRemark? { base.remark }
}
