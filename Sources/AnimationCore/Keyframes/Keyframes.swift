/// Tracks of keyframes that move the parts of a value side by side.
public protocol Keyframes<Value> {
  /// What moves.
  associatedtype Value
  /// The keyframes these are made of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes these are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a plan; only built-in keyframes do so by themselves.
  func _append(to plan: inout _KeyframesPlan<Value>)
}

extension Keyframes {
  /// Adds the tracks of the body.
  public func _append(to plan: inout _KeyframesPlan<Value>) { body._append(to: &plan) }
}

/// The tracks of a run in order, as they are being laid out.
public struct _KeyframesPlan<Value> {
  let initialValue: Value
  /// The run that this one breaks off, and how far it had come, in seconds.
  let interrupted: (run: KeyframeRun<Value>, elapsed: Double)?
  var tracks: [KeyframeTrackRun<Value>] = []
}
