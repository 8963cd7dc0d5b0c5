/// Reads a closure as tracks of keyframes, or as the keyframes of one track for the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A keyframe of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Content.Value == Value { expression }

  /// A track.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  /// The keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  /// The keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.Conditional(branch: .first(component))
  }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.Conditional(branch: .second(component))
  }

  /// The first keyframe of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// What came so far, and the next keyframe of the whole value.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(first: accumulated, second: next)
  }

  /// The first track.
  public static func buildPartialBlock<Content: Keyframes>(first content: Content) -> Content
  where Content.Value == Value { content }

  /// What came so far, and the next track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframesPair(first: accumulated, second: next)
  }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }

  /// The keyframes of the whole value, as one track.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }

  /// The tracks.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}

/// Tracks beside tracks.
private struct KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  typealias Value = First.Value
  let first: First
  let second: Second

  var body: KeyframesPair { self }

  func _append(to plan: inout _KeyframesPlan<First.Value>) {
    first._append(to: &plan)
    second._append(to: &plan)
  }
}

private struct NoKeyframes<Value>: Keyframes {
  var body: NoKeyframes { self }
  func _append(to plan: inout _KeyframesPlan<Value>) {}
}
