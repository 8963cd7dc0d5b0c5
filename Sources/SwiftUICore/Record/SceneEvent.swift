/// Something that happened in a scene, with its exact instant.
package struct SceneEvent: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case appear, disappear, phase, animationStart, animationRetarget, transitionIn, transitionOut
    case transitionEnd, taskStart, tap, keyframesStart, keyframesEnd
    /// A view with a transition came or went without an animation.
    case transitionSkipped
    /// A view changed in an animation but has nothing that can be animated.
    case animatableDataMissing
    /// A Bool was set to the value it had.
    case sameValue
  }
  package var timeSeconds: Double
  package var kind: Kind
  /// The view it happened to.
  package var view: String
  /// More, by kind: the phase and its animation, the animation of a change.
  package var detail: String
  /// A number that stays with the view for as long as it is in the scene; 0 without a view.
  package var identity = 0
  /// Plain type names of the views around it, nearest first.
  package var owners: [String] = []
  /// Of a phase: which one, of which walk.
  package var step: PhaseStep?

  /// One step of a phase animator.
  package struct PhaseStep: Codable, Hashable, Sendable {
    /// The phase that is gone to, from 0.
    package var index: Int
    package var count: Int
    package var isTriggered: Bool
    /// The animation of the step; nil where it jumps.
    package var animation: String?
    /// Seconds before anything moves.
    package var delaySeconds: Double
    /// Seconds until the next step may follow; nil where only playing can tell.
    package var seconds: Double?
  }
}

extension ViewGraph {
  /// Adds an event at the present instant.
  func recordEvent(
    _ kind: SceneEvent.Kind, _ node: _Node?, _ detail: @autoclosure () -> String = "",
    step: @autoclosure () -> SceneEvent.PhaseStep? = nil
  ) {
    guard recordsEvents else { return }
    events.append(
      SceneEvent(
        timeSeconds: now.seconds, kind: kind, view: node?.readableType ?? "", detail: detail(),
        identity: node?.serial ?? 0, owners: node?.ownerTypes ?? [], step: step()))
  }
  func recordEvent(_ change: AttributeChange, _ node: _Node, _ property: String) {
    switch change {
    case .started: recordEvent(.animationStart, node, property)
    case .retargeted: recordEvent(.animationRetarget, node, property)
    case .unchanged, .jumped: break
    }
  }
}
