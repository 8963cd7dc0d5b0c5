/// A sequence of keyframes for one property.
public protocol KeyframeTrackContent<Value> {
  /// What moves.
  associatedtype Value: Animatable = Body.Value
  /// The content this one is made of.
  associatedtype Body: KeyframeTrackContent

  /// The content this one is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a plan; only built-in content does so by itself.
  func _append(to plan: inout _KeyframeTrackPlan<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { body._append(to: &plan) }
}

/// The keyframes of one track in order, as written.
public struct _KeyframeTrackPlan<Value: Animatable> {
  var keyframes: [PlannedKeyframe<Value>] = []
}

/// One keyframe as written.
struct PlannedKeyframe<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Vector?, end: Vector?)
    case spring(Spring, start: Vector?)
    case move
  }

  var kind: Kind
  var to: Value
  /// Seconds, finite, not negative; `nil` for a spring that is to settle.
  var duration: Double?

  init(_ kind: Kind, to: Value, duration: Double?) {
    self.kind = kind
    self.to = to
    // No film is longer than a day; an endless keyframe would hold the value before it.
    self.duration = duration.map { $0 > 0 ? min($0, 86_400) : 0 }
  }
}
