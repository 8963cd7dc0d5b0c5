/// What an animation keeps between frames and knows about its surroundings.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own memory.
  public var state: AnimationState<Value>

  /// Whether the motion counts as done for completion handlers, though it may still run.
  ///
  /// Can be set once; setting it back is ignored.
  public var isLogicallyComplete: Bool {
    get { hasCompletedLogically }
    set { hasCompletedLogically = hasCompletedLogically || newValue }
  }

  /// The environment of the animated attribute, as the room above stores it.
  package var environmentStorage: Any?

  /// Whether a part of the motion gave NaN or infinity.
  var sawNonFinite = false
  private var hasCompletedLogically = false

  package init(state: AnimationState<Value> = AnimationState(), environmentStorage: Any? = nil) {
    self.state = state
    self.environmentStorage = environmentStorage
  }

  /// The same context around another memory, for delegating to a base animation.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environmentStorage: environmentStorage)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }

  /// Starts the flag afresh for an animation that takes over this context.
  mutating func restartLogicalCompletion() { hasCompletedLogically = false }
}
