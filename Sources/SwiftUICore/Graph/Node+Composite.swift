import Observation

extension _Node {
  /// Updates a node whose content a body gives.
  ///
  /// Dynamic properties are linked in a copy; animatable data is presented as it is now; what the
  /// body reads of observable objects is watched.
  @MainActor func updateComposite<V, B: View>(_ value: V, body: @escaping @MainActor (V) -> B) {
    var linked = value
    PropertyPlan.of(V.self).link(&linked, self)
    if let animatable = linked as? any Animatable, let motion = bodyMotion(for: animatable) {
      motion.present(animatable, as: &linked)
    }
    let content = linked
    let made = withObservationTracking {
      body(content)
    } onChange: { [weak self] in
      self?.invalidate()
    }
    updateOnlyChild(made)
  }

  /// The motion of a composite's animatable data; none where there is no data.
  private func bodyMotion(for value: any Animatable) -> (any BodyMotion)? {
    func open<A: Animatable>(_ value: A) -> (any BodyMotion)? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      return slot { AnimatedBody<A>(node: self) }
    }
    return open(value)
  }
}

/// The motion of a composite view's animatable data.
protocol BodyMotion: AnyObject {
  func present<V>(_ value: any Animatable, as view: inout V)
}

/// Keeps the animatable data of one composite and evaluates its body while they move.
final class AnimatedBody<A: Animatable>: BodyMotion, MotionOwner {
  /// The motion may outlive the view until it is sampled next.
  private weak var node: _Node?
  private var attribute = AnimatableAttribute<A.AnimatableData>()
  /// Whether the running evaluation was caused by the motion itself.
  private var isTicking = false

  init(node: _Node) { self.node = node }

  func present<V>(_ value: any Animatable, as view: inout V) {
    guard let node, var animatable = value as? A else { return }
    let graph = node.graph
    if !isTicking {
      graph.move(
        &attribute, to: animatable.animatableData, node.scope.request(in: node.environment),
        node, "animatableData")
      if attribute.isAnimating { graph.activate(self) }
    }
    animatable.animatableData = attribute.value(at: graph.now)
    if let presented = animatable as? V { view = presented }
  }

  var isAnimating: Bool { attribute.isAnimating }
  var nextWake: Time? { attribute.nextWake }
  var movesBody: Bool { true }

  func sample(at time: Time) {
    guard let node, node.isAlive else {
      attribute.cancel(at: time)
      return
    }
    _ = attribute.value(at: time)
    isTicking = true
    onMain { node.rerun?() }
    isTicking = false
  }
}

/// Runs a closure of the main actor where the engine is, which is always its thread.
func onMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> T).self)()
  }
}

extension _Node {
  /// A copy of a value with its dynamic properties filled for this node.
  package func linked<T>(_ value: T) -> T {
    var copy = value
    PropertyPlan.of(T.self).link(&copy, self)
    return copy
  }
}
