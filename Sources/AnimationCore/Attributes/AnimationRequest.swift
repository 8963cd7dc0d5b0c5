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

  /// A request.
  package init(
    animation: Animation, listeners: [AnimationListener] = [], environment: Any? = nil,
    tracksVelocity: Bool = false
  ) {
    self.animation = animation
    self.listeners = listeners
    self.environment = environment
    self.tracksVelocity = tracksVelocity
  }
}
