public import Geometry

extension Spring {
  /// Where the spring is, `time` seconds after it left zero for a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    response(at: time).position(target: target, initialVelocity: initialVelocity)
  }

  /// How fast the spring is, `time` seconds after it left zero for a target; units a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    response(at: time).velocity(target: target, initialVelocity: initialVelocity)
  }

  /// Moves a value and its velocity on by a time step; exact for steps of any length.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let motion = response(at: deltaTime)
    let distance = target - value
    let next = motion.velocity(target: distance, initialVelocity: velocity)
    value += motion.position(target: distance, initialVelocity: velocity)
    velocity = next
  }

  /// The force on the mass at a position and velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Where the spring is, `time` seconds after it left a value for another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast the spring is, `time` seconds after it left a value for another; units a second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Moves a value and its velocity on by a time step; exact for steps of any length.
  @_disfavoredOverload
  public func update<V: Animatable>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    var position = value.animatableData
    var speed = velocity.animatableData
    update(
      value: &position, velocity: &speed, target: target.animatableData, deltaTime: deltaTime)
    value.animatableData = position
    velocity.animatableData = speed
  }

  /// The force on the mass at a position and velocity between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}
