/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let planned: PlannedKeyframe<Value>

  /// A keyframe that takes no time.
  public init(_ to: Value) { planned = PlannedKeyframe(.move, to: to, duration: 0) }

  /// Itself.
  public var body: MoveKeyframe { self }

  /// Adds the keyframe.
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.keyframes.append(planned) }
}
