import Geometry

/// An animation whose time runs faster or slower; at a speed of 0 and less it never begins.
struct SpeedAnimation: TimedAnimation {
  var base: Animation
  var speed: Double

  private var rate: Double { max(0, speed) }

  /// 0 · ∞ is 0: at no speed even an endless time leads nowhere.
  private func scaled(_ time: Double) -> Double { rate == 0 ? 0 : time * rate }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: scaled(time), context: &context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: scaled(time), context: &context)
  }

  func logicalEnd(startedAt start: Double) -> Double? {
    unscaled(base.timed?.logicalEnd(startedAt: scaled(start)))
  }

  var removalEnd: Double? { unscaled(base.timed?.removalEnd) }

  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? {
    unscaled(base.timed?.foreseenRemovalEnd(value: value, context: context))
  }

  private func unscaled(_ end: Double?) -> Double? {
    end.map { $0 == 0 ? 0 : rate == 0 ? .infinity : $0 / rate }
  }

  var isEndless: Bool { base.isEndless }
  var isSpring: Bool { base.timed?.isSpring ?? false }
  var remark: MotionRemark? {
    base.remark ?? (speed > 0 ? nil : MotionRemark("at a speed of \(speed) nothing moves"))
  }
}
