/// Reads a closure as the keyframes of one track.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  /// The keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .first(component))
  }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .second(component))
  }

  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// What came so far, and the next keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(first: accumulated, second: next)
  }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeList<Value, LinearKeyframe<Value>>([])
  }

  /// Keyframes that depend on a condition.
  public struct Conditional<
    ConditionalValue: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    enum Branch {
      case first(First)
      case second(Second)
    }
    let branch: Branch

    /// What moves.
    public typealias Value = ConditionalValue
    /// Itself.
    public var body: Conditional { self }

    /// Adds the keyframes of the branch that was taken.
    public func _append(to plan: inout _KeyframeTrackPlan<ConditionalValue>) {
      switch branch {
      case .first(let content): content._append(to: &plan)
      case .second(let content): content._append(to: &plan)
      }
    }
  }
}
