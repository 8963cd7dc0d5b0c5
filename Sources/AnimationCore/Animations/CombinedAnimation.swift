import Geometry

/// Motions laid over one another: each covers what those before it leave of its target.
///
/// The parts live in the context, for they carry each its own memory.
struct CombinedAnimation: CustomAnimation {
  struct Part<V: VectorArithmetic> {
    var animation: Animation
    /// The whole interval at the time this part was added.
    var target: V
    /// When it was added, in seconds since the first part began.
    var offset: Double
    var state: AnimationState<V>
  }

  struct State<V: VectorArithmetic> {
    /// Where the first part starts: the target of the last part that is over.
    var origin = V.zero
    var parts: [Part<V>] = []

    enum Key: AnimationStateKey {
      static var defaultValue: State { State() }
    }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = State<V>()
    swap(&context.state[State<V>.Key.self], &state)
    defer { swap(&context.state[State<V>.Key.self], &state) }

    var result = state.origin
    var finished: Int?
    for index in state.parts.indices {
      let isLast = index == state.parts.count - 1
      if let next = advance(
        &state.parts[index], from: result, time: time, isLast: isLast, context: &context)
      {
        result = next
      } else {
        result = state.parts[index].target
        finished = index
      }
    }
    guard let finished else { return result }
    if finished == state.parts.count - 1 { return nil }
    // What came before a finished part no longer shows.
    state.origin = state.parts[finished].target
    state.parts.removeFirst(finished + 1)
    return result
  }

  private func advance<V: VectorArithmetic>(
    _ part: inout Part<V>, from start: V, time: Double, isLast: Bool,
    context: inout AnimationContext<V>
  ) -> V? {
    var inner = AnimationContext(
      state: part.state, environmentStorage: context.environmentStorage)
    part.state = AnimationState()
    let progress = part.animation.animate(
      value: part.target - start, time: max(0, time - part.offset), context: &inner)
    part.state = inner.state
    if isLast, inner.isLogicallyComplete { context.isLogicallyComplete = true }
    guard let progress else { return nil }
    guard progress.isFiniteVector else {
      context.sawNonFinite = true
      return part.target
    }
    return start + progress
  }
}
