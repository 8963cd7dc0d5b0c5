public import Geometry

/// A straight way to a value in a fixed time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let planned: PlannedKeyframe<Value>

  /// A keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds; 0 is a jump.
  ///   - timingCurve: How the time is spread over the way.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    planned = PlannedKeyframe(.linear(timingCurve), to: to, duration: duration)
  }

  /// Itself.
  public var body: LinearKeyframe { self }

  /// Adds the keyframe.
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.keyframes.append(planned) }
}
