import Geometry

/// An animation that begins later; with a negative delay, one that begins in its midst.
struct DelayAnimation: TimedAnimation {
  var base: Animation
  /// Seconds; what is no number counts as 0.
  var delay: Double

  private var shift: Double { delay.isNaN ? 0 : delay }

  private func shifted(_ time: Double) -> Double { max(0, time - shift) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let progress = base.animate(value: value, time: shifted(time), context: &context)
    // A base that is over at once, as `.linear(duration: 0)`, still waits for its turn.
    return progress ?? (time < shift ? .zero : nil)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: shifted(time), context: &context)
  }

  func logicalEnd(startedAt start: Double) -> Double? {
    later(base.timed?.logicalEnd(startedAt: start > 0 ? shifted(start) : 0))
  }

  var removalEnd: Double? { later(base.timed?.removalEnd) }

  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? {
    later(base.timed?.foreseenRemovalEnd(value: value, context: context))
  }

  private func later(_ end: Double?) -> Double? { end.map { max(0, $0 + shift) } }

  var isEndless: Bool { base.isEndless }
  var isSpring: Bool { base.timed?.isSpring ?? false }
  var remark: MotionRemark? {
    base.remark ?? (delay.isFinite ? nil : MotionRemark("a delay of \(delay) s is no time"))
  }
}
