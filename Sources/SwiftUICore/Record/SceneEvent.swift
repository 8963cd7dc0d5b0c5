/// Something that happened in a scene, with its exact instant.
package struct SceneEvent: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case appear, disappear, phase, animationStart, animationRetarget, transitionIn, transitionOut
    case transitionEnd, taskStart, tap, keyframesStart, keyframesEnd
    /// A motion counts as done, though it may still settle.
    case animationLogicalEnd
    /// Nothing of a motion is left.
    case animationRemoval
    /// A completion handler is called.
    case completion
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
  /// Of a motion: how it moves.
  package var animation: String?

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
  /// Adds an event at an instant, the present one unless said otherwise.
  func recordEvent(
    _ kind: SceneEvent.Kind, _ node: _Node?, _ detail: @autoclosure () -> String = "",
    at time: Time? = nil, animation: @autoclosure () -> String? = nil,
    step: @autoclosure () -> SceneEvent.PhaseStep? = nil
  ) {
    guard recordsEvents else { return }
    events.append(
      SceneEvent(
        timeSeconds: (time ?? now).seconds, kind: kind, view: node?.readableType ?? "",
        detail: detail(), identity: node?.serial ?? 0, owners: node?.ownerTypes ?? [],
        step: step(), animation: animation()))
  }

  /// Gives an attribute a new model value; what it begins goes into the log, with its ends.
  @discardableResult
  package func move<Data: VectorArithmetic>(
    _ attribute: inout AnimatableAttribute<Data>, to value: Data, _ request: AnimationRequest?,
    _ node: _Node, _ property: @autoclosure () -> String, tracksVelocity: Bool = false
  ) -> AttributeChange {
    guard recordsEvents, var logged = request else {
      return attribute.update(
        to: value, request: request, at: now, tracksVelocity: tracksVelocity)
    }
    let property = property()
    let ends = [
      loggedEnd(.logicallyComplete, .animationLogicalEnd, node, property),
      loggedEnd(.removed, .animationRemoval, node, property),
    ]
    logged.listeners += ends
    let change = attribute.update(
      to: value, request: logged, at: now, tracksVelocity: tracksVelocity)
    guard change == .started || change == .retargeted else { return change }
    recordEvent(
      change == .started ? .animationStart : .animationRetarget, node, property,
      animation: logged.animation.description)
    for end in ends { end.seal(at: now) }
    return change
  }

  private func loggedEnd(
    _ criteria: AnimationCompletionCriteria, _ kind: SceneEvent.Kind, _ node: _Node,
    _ property: String
  ) -> AnimationListener {
    AnimationListener(criteria: criteria) { [weak self, weak node] time in
      self?.recordEvent(kind, node, property, at: time)
    }
  }
}
