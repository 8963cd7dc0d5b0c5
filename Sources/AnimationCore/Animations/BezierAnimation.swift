import Geometry

/// A curve run through once in a fixed time.
struct BezierAnimation: TimedAnimation {
  /// Seconds; 0 and less, and NaN, make a jump.
  var duration: Double
  var curve: UnitCurve

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
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  var removalEnd: Double? { duration > 0 ? duration : 0 }
  func logicalEnd(startedAt start: Double) -> Double? { removalEnd }
  var remark: MotionRemark? { .onDuration(duration, "duration") }
}

extension BezierAnimation: CustomStringConvertible {
  var description: String { "BezierAnimation(duration: \(duration), curve: \(curve.name))" }
}
