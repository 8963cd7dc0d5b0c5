import Geometry

/// A spring by the closed form, whose effect is added to that of others.
struct InterpolatingSpringAnimation: TimedAnimation {
  var mass: Double
  var stiffness: Double
  var damping: Double
  /// In intervals a second: 1 would cover the whole change in a second.
  var initialVelocity: Double

  private var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping,
      allowOverDamping: !MotionDecisions.interpolatingSpringIgnoresOverdamping)
  }

  /// Whether the parameters describe a motion at all; otherwise the change is a jump.
  private var isMoving: Bool {
    mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping.isFinite
      && initialVelocity.isFinite
  }

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
    guard isMoving, time < duration else { return nil }
    if time >= logicalDuration { context.isLogicallyComplete = true }
    let response = spring.response(at: time)
    return value.scaled(by: response.travel + response.drift * initialVelocity)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard isMoving else { return nil }
    let response = spring.response(at: time)
    return value.scaled(by: response.travelVelocity + response.driftVelocity * initialVelocity)
  }

  private static let epsilon = 0.001

  /// When the motion is within a thousandth of its end for good, in seconds.
  private var duration: Double {
    let spring = spring
    guard spring.angularFrequency > 0 else {
      return spring.settlingDuration(
        target: 1.0, initialVelocity: initialVelocity, epsilon: Self.epsilon)
    }
    guard spring.decay > 0 else { return .infinity }
    let swing = (spring.decay - initialVelocity) / spring.angularFrequency
    return max(0, -Transcendentals.log(Self.epsilon / (1 + swing.magnitude)) / spring.decay)
  }

  /// 2π/√k: the mass does not count.
  private var logicalDuration: Double { 2 * Double.pi / stiffness.squareRoot() }

  // A stiff spring with great damping can be at rest before its period is over.
  func logicalEnd(startedAt start: Double) -> Double? {
    isMoving ? min(logicalDuration, duration) : 0
  }
  var removalEnd: Double? { isMoving ? duration : 0 }
  var isSpring: Bool { true }

  var remark: MotionRemark? {
    if !isMoving {
      return MotionRemark(
        "a spring of mass \(mass), stiffness \(stiffness) and damping \(damping) does not move: "
          + "the change is a jump")
    }
    return duration.isFinite ? nil : MotionRemark("a spring without damping never rests")
  }
}
