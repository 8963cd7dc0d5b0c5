import Geometry

/// An animation run through several times, each pass beginning at the ideal end of the one before.
struct RepeatAnimation: TimedAnimation {
  var base: Animation
  /// Passes, of which the first always runs; `nil` for ever.
  var count: Int?
  /// Whether every second pass runs backwards in value.
  var autoreverses: Bool

  struct State<V: VectorArithmetic> {
    /// Passes behind it.
    var index = 0
    /// When the present pass began, in seconds.
    var offset = 0.0
    /// The length of a pass in seconds, once it was sought; `nil` if only sampling can tell.
    var length: Double??
    var base = AnimationState<V>()

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

    let length = passLength(&state, value: value, context: context)
    if let length {
      guard length > 0 else { return count == nil ? value : nil }
      guard enterPass(at: time, length: length, state: &state) else { return nil }
    }
    let isReversed = autoreverses && state.index % 2 == 1
    let elapsed = min(time - state.offset, length ?? .infinity)

    var inner = context.withState(state.base)
    state.base = AnimationState()
    let progress = base.animate(value: value, time: elapsed, context: &inner)
    if inner.isLogicallyComplete, count != nil, MotionDecisions.repeatCompletesInFirstPass {
      context.isLogicallyComplete = true
    }
    if let progress {
      state.base = inner.state
      return isReversed ? value - progress : progress
    }
    // A pass of known length ends exactly there and shows its end; any other ends now.
    if length == nil {
      state.index += 1
      state.offset = time
    }
    if let count, length == nil ? state.index >= count : state.index + 1 >= count { return nil }
    return isReversed ? .zero : value
  }

  /// Moves on to the pass that a moment lies in; `false` when the last is over.
  private func enterPass<V>(at time: Double, length: Double, state: inout State<V>) -> Bool {
    // A moment on the border belongs to the earlier pass; a billionth of a pass absorbs rounding.
    let passes = (time / length - 1e-9).rounded(.up) - 1
    let index = passes > 0 ? Int(min(passes, 1e15)) : 0
    if let count, index >= max(count, 1) { return false }
    if index != state.index {
      state.index = index
      state.offset = Double(index) * length
      state.base = AnimationState()
    }
    return true
  }

  private func passLength<V: VectorArithmetic>(
    _ state: inout State<V>, value: V, context: AnimationContext<V>
  ) -> Double? {
    if let known = state.length { return known }
    let length = passLength(value: value, context: context)
    state.length = .some(length)
    return length
  }

  private func passLength<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? {
    guard MotionDecisions.repeatsWithoutDrift else { return nil }
    return base.timed?.foreseenRemovalEnd(
      value: value, context: context.withState(AnimationState<V>()))
  }

  // MARK: Timing

  var isEndless: Bool { count == nil || base.isEndless }
  var isSpring: Bool { base.timed?.isSpring ?? false }
  var remark: MotionRemark? { base.remark }

  func logicalEnd(startedAt start: Double) -> Double? {
    guard count != nil else { return .infinity }
    let first = base.timed?.logicalEnd(startedAt: 0)
    if let first, first < base.timed?.removalEnd ?? .infinity,
      MotionDecisions.repeatCompletesInFirstPass
    {
      return first
    }
    return removalEnd
  }

  var removalEnd: Double? { repeated(base.timed?.removalEnd) }

  func foreseenRemovalEnd<V: VectorArithmetic>(
    value: V, context: AnimationContext<V>
  ) -> Double? {
    repeated(passLength(value: value, context: context))
  }

  private func repeated(_ length: Double?) -> Double? {
    guard let count else { return .infinity }
    return length.map { $0 * Double(max(count, 1)) }
  }
}
