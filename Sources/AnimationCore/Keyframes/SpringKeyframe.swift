public import Geometry

/// A spring's way to a value; cut off if its time is shorter than the spring takes to settle.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let planned: PlannedKeyframe<Value>

  /// A keyframe.
  ///
  /// - Parameters:
  ///   - to: The value the spring is drawn to.
  ///   - duration: Seconds; `nil` for as long as the spring takes to settle.
  ///   - spring: The spring.
  ///   - startVelocity: In value units a second; that of the keyframe before if `nil`.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    planned = PlannedKeyframe(
      .spring(spring, start: startVelocity?.animatableData), to: to, duration: duration)
  }

  /// Itself.
  public var body: SpringKeyframe { self }

  /// Adds the keyframe.
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.keyframes.append(planned) }
}
