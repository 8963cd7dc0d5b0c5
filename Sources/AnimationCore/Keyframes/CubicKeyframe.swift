public import Geometry

/// A curved way to a value in a fixed time; neighbouring ones form one smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let planned: PlannedKeyframe<Value>

  /// A keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds; 0 is a jump.
  ///   - startVelocity: In value units a second; inferred from the keyframe before if `nil`.
  ///   - endVelocity: In value units a second; inferred from the keyframe after if `nil`.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    planned = PlannedKeyframe(
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: to,
      duration: duration)
  }

  /// Itself.
  public var body: CubicKeyframe { self }

  /// Adds the keyframe.
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.keyframes.append(planned) }
}
