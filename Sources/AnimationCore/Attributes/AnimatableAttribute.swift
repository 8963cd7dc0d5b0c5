/// One thing that can move: its model value and the motion that leads there.
///
/// Shown value = model + progress − interval: a change without an animation shifts the motion
/// that is running, and the end of a motion is the model exactly.
package struct AnimatableAttribute<Data: VectorArithmetic> {
  /// The last model value; `nil` before the first update.
  package private(set) var model: Data?
  private var animator: Animator<Data>?
  private var tracker: VelocityTracker<Data>?

  /// An attribute without a value.
  package init() {}

  /// Whether a motion is running.
  package var isAnimating: Bool { animator.map { !$0.isOver } ?? false }

  /// The animation that is running.
  package var animation: Animation? { isAnimating ? animator?.animation : nil }

  /// Whether the running motion gave NaN or infinity and the model was shown instead.
  package var producedNonFinite: Bool { animator?.producedNonFinite ?? false }

  /// The earliest instant at which a listener must be told, where it is known ahead.
  ///
  /// `value(at:)` at exactly this instant tells it. `nil` when only sampling can tell, or nothing
  /// listens.
  package var nextWake: Time? { animator?.nextWake }

  /// Sets the model value, and moves there if it differs and a request is there.
  ///
  /// The first call never animates. The motion starts from `time`. With `tracksVelocity` a change
  /// without a request counts for the velocity with which a later spring starts.
  @discardableResult package mutating func update(
    to new: Data, request: AnimationRequest?, at time: Time, tracksVelocity: Bool = false
  ) -> AttributeChange {
    guard let old = model else {
      model = new
      return .jumped
    }
    guard new != old else { return .unchanged }
    model = new
    if tracksVelocity || request?.tracksVelocity == true { track(old, new, at: time) }
    let change = new - old
    guard let request, change.isFiniteVector else { return .jumped }
    return move(by: change, request: request, at: time)
  }

  private mutating func track(_ old: Data, _ new: Data, at time: Time) {
    var tracker = tracker ?? VelocityTracker()
    tracker.add(new, at: time.seconds)
    self.tracker = tracker
  }

  private mutating func move(
    by change: Data, request: AnimationRequest, at time: Time
  ) -> AttributeChange {
    if let running = animator {
      _ = running.progress(at: time.seconds)
      if !running.isOver {
        guard running.retarget(by: change, request: request, at: time.seconds) else {
          animator = nil
          return .jumped
        }
        return .retargeted
      }
    }
    let velocity = tracker?.velocity(at: time.seconds)
    tracker = nil
    animator = Animator(
      interval: change, velocity: velocity, request: request, at: time.seconds)
    return .started
  }

  /// The shown value at an instant.
  ///
  /// Tells listeners of what has completed and drops a motion that is over. Instants must not go
  /// back.
  /// - Precondition: `update` was called.
  package mutating func value(at time: Time) -> Data {
    guard let model else { preconditionFailure("An attribute is updated before it is read.") }
    guard let animator else { return model }
    animator.wasShown = true
    guard let progress = animator.progress(at: time.seconds) else {
      self.animator = nil
      return model
    }
    return model + progress - animator.interval
  }

  /// Ends all motion because the view is gone; listeners are told at once.
  package mutating func cancel(at time: Time) {
    animator?.finish(at: time.seconds)
    animator = nil
    tracker = nil
  }
}
