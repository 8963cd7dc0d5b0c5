public import Geometry

/// Keyframes to be asked for any moment.
public struct KeyframeTimeline<Value> {
  private let run: KeyframeRun<Value>

  /// A timeline of the given tracks, from the value before the first keyframe.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    run = KeyframeRun(initialValue: initialValue, keyframes: content())
  }

  /// The length of the longest track, in seconds.
  public var duration: TimeInterval { run.duration }

  /// The value at a time in seconds; held at both ends.
  public func value(time: Double) -> Value { run.value(at: time) }

  /// The value at a share of the duration.
  public func value(progress: Double) -> Value { run.value(at: progress * run.duration) }

  /// The velocity at a time in seconds, in units a second.
  public func velocity(time: Double) -> Value { run.velocity(at: time) }

  /// The velocity at a share of the duration, in units a second.
  public func velocity(progress: Double) -> Value { run.velocity(at: progress * run.duration) }
}
