/// What a transaction asks of one change.
package struct AnimationRequest {
  /// How the change moves.
  package var animation: Animation
  /// Completion handlers that wait for the motion.
  package var listeners: [AnimationListener]
  /// The environment of the attribute, as the room above stores it.
  package var environment: Any?
  /// Whether the velocity of the change is kept for a later spring.
  package var tracksVelocity: Bool
  /// Hears of motions that cannot be shown.
  package var reporter: (any MotionReporter)?

  /// A request.
  package init(
    animation: Animation, listeners: [AnimationListener] = [], environment: Any? = nil,
    tracksVelocity: Bool = false, reporter: (any MotionReporter)? = nil
  ) {
    self.reporter = reporter
    self.animation = animation
    self.listeners = listeners
    self.environment = environment
    self.tracksVelocity = tracksVelocity
  }
}
