/// Something that happened in a scene, with its exact instant.
package struct SceneEvent: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case appear, disappear, phase, animationStart, animationRetarget, transitionIn, transitionOut
    case transitionEnd, taskStart, tap, keyframesStart, keyframesEnd
  }
  package var timeSeconds: Double
  package var kind: Kind
  /// The view it happened to.
  package var view: String
  /// More, by kind: the phase and its animation, the animation of a change.
  package var detail: String
}

extension ViewGraph {
  /// Adds an event at the present instant.
  func recordEvent(_ kind: SceneEvent.Kind, _ node: _Node?, _ detail: @autoclosure () -> String = "") {
    guard recordsEvents else { return }
    events.append(
      SceneEvent(
        timeSeconds: now.seconds, kind: kind, view: node?.readableType ?? "", detail: detail()))
  }
  func recordEvent(_ change: AttributeChange, _ node: _Node, _ property: String) {
    switch change {
    case .started: recordEvent(.animationStart, node, property)
    case .retargeted: recordEvent(.animationRetarget, node, property)
    case .unchanged, .jumped: break
    }
  }
}
