public import Geometry

/// How a change is spread over time.
public struct Animation: Hashable, Sendable {
  /// What computes the motion.
  package let base: any CustomAnimation

  /// An animation that moves as `base` says.
  public init(_ base: some CustomAnimation) { self.base = base }

  /// The part of an interval that is covered after a time; `nil` when finished.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed after a time, in units a second; `nil` when the animation cannot tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes the place of a running one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Whether two animations move alike.
  public static func == (lhs: Animation, rhs: Animation) -> Bool { isEqual(lhs.base, rhs.base) }

  private static func isEqual<A: CustomAnimation>(_ lhs: A, _ rhs: any CustomAnimation) -> Bool {
    (rhs as? A) == lhs
  }

  /// Feeds the animation's parameters to a hasher.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation and its parameters, as in `DefaultAnimation()`.
  public var description: String { String(describing: base) }
  /// The animation and its parameters.
  public var debugDescription: String { description }
}
