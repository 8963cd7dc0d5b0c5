public import Geometry

/// A motion of one's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// Where the motion is.
  ///
  /// - Parameters:
  ///   - value: The whole interval; motion starts at the zero vector.
  ///   - time: Seconds since the motion began.
  ///   - context: What is kept from frame to frame.
  /// - Returns: The part of the interval covered so far; `nil` when finished.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the motion is, in units a second; `nil` when it cannot tell.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes the place of one that is running, rather than being laid over
  /// it; `context` is the running one's and may be changed.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// No: the new motion is added to the running one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
