/// Draws one dynamic child in its transition.
///
/// Made when the child first comes or goes under an animation. Works in two stages of one update:
/// first the look it starts from, set without motion, then the look it goes to.
final class TransitionHost {
  private let child: _Node
  private unowned let parent: _Node
  private let host: _Node
  private let scope: TransactionScope
  private let transition: AnyTransition
  let order: Int
  private var phase: TransitionPhase
  private var listener: AnimationListener?

  private init(_ child: _Node, _ parent: _Node, phase: TransitionPhase) {
    self.child = child
    self.parent = parent
    self.phase = phase
    order = parent.graph.nextOrder()
    scope = TransactionScope(parent: parent.scope)
    host = _Node(
      graph: parent.graph, parent: parent, viewType: AnyView.self, key: .position(0),
      environment: parent.environment, scope: scope)
    let wanted = child.boxes.lazy.compactMap(\.traits.transition).first ?? .opacity
    transition =
      wanted.hasMotion && parent.environment.reducesMotion
      ? AnyTransition.opacity.replacingAnimation(wanted.animationOverride) : wanted
  }

  var boxes: [Box] { host.boxes }

  func tearDown() { host.tearDown() }

  // MARK: Coming and going

  /// Brings a new child in with its transition, if the running update is animated.
  @MainActor static func insert(_ child: _Node, in parent: _Node) {
    guard !child.boxes.isEmpty, isAnimated(child, parent) else {
      return logSkipped(child, parent, "comes")
    }
    let host = TransitionHost(child, parent, phase: .willAppear)
    parent.presenters[ObjectIdentifier(child)] = host
    parent.graph.recordEvent(.transitionIn, child)
    host.present()
    host.stage(.identity)
  }

  /// Lets a child leave with its transition, or at once where nothing is animated.
  @MainActor static func remove(_ child: _Node, from parent: _Node) {
    let id = ObjectIdentifier(child)
    guard !child.boxes.isEmpty, isAnimated(child, parent) else {
      logSkipped(child, parent, "goes")
      parent.presenters.removeValue(forKey: id)?.tearDown()
      child.tearDown()
      return
    }
    let host = parent.presenters[id] ?? TransitionHost(child, parent, phase: .identity)
    parent.leaving.append(child)
    for box in child.boxes { box.isLeaving = true }
    if parent.presenters[id] == nil {
      let places = child.boxes.map { ($0.frame, $0.committed) }
      parent.presenters[id] = host
      host.present()
      for (box, place) in zip(host.boxes, places) { host.adopt(box, place.0, place.1) }
    }
    parent.graph.recordEvent(.transitionOut, child)
    host.setLeaving(true)
    host.stage(.didDisappear)
  }

  private static func logSkipped(_ child: _Node, _ parent: _Node, _ way: String) {
    guard parent.graph.recordsEvents,
      let transition = child.boxes.lazy.compactMap(\.traits.transition).first,
      transition.animationOverride == nil
    else { return }
    parent.graph.recordEvent(.transitionSkipped, child, way)
  }

  private static func isAnimated(_ child: _Node, _ parent: _Node) -> Bool {
    let transition = child.boxes.lazy.compactMap(\.traits.transition).first
    if let override = transition?.animationOverride { return override != nil }
    return parent.scope.effective(in: parent.graph).animation != nil
  }

  /// Lays the box of a leaving child out where the child was.
  ///
  /// The transition's boxes begin where the child's are, so that nothing jumps when what is
  /// around them closes up.
  private func adopt(_ box: Box, _ frame: CGRect, _ committed: CommitContext?) {
    let origin = CGPoint(x: frame.minX, y: frame.minY)
    let global = (child.boxes.first?.globalOrigin).map {
      CGPoint(x: $0.x - origin.x, y: $0.y - origin.y)
    }
    let proposal = child.boxes.first?.proposal ?? ProposedViewSize(frame.size)
    box.place(at: origin, proposal, in: global ?? .zero)
    if let committed { box.commit(committed) }
  }

  /// The child is wanted again while it leaves.
  @MainActor func comeBack() {
    setLeaving(false)
    stage(.identity)
  }

  /// Boxes around the child's take over its mark when they are made; those that exist are told.
  private func setLeaving(_ isLeaving: Bool) {
    for box in child.boxes { box.isLeaving = isLeaving }
    for box in host.boxes { box.isLeaving = isLeaving }
  }

  // MARK: Stages

  private func stage(_ next: TransitionPhase) {
    phase = next
    parent.graph.stagedTransitions.append(self)
  }

  @MainActor private func present() {
    scope.set(update: parent.graph.updateID) { $0.animation = nil }
    updateHost()
    parent.invalidateBoxes()
    // From here on geometry moves as everything around the view does.
    scope.set(update: nil, nil)
  }

  func runSecondStage() { onMain { goToPhase() } }

  @MainActor private func goToPhase() {
    let isLeaving = phase == .didDisappear
    let override = transition.animationOverride
    listener = nil
    var added: AnimationListener?
    if isLeaving {
      let listener = AnimationListener(criteria: .removed) { [weak self] _ in self?.hasLeft() }
      self.listener = listener
      added = listener
    } else if parent.graph.recordsEvents {
      added = AnimationListener(criteria: .removed) { [weak self] time in
        guard let self, phase == .identity, let graph = parent.graphIfAlive else { return }
        graph.recordEvent(.transitionEnd, child, "in", at: time)
      }
    }
    scope.set(update: parent.graph.updateID) { transaction in
      if let override { transaction.animation = override }
      if let added { transaction.listeners.append(added) }
    }
    updateHost()
    if let added {
      let graph = parent.graph
      // What geometry moves joins in the layout that follows; the count is closed after it.
      graph.afterUpdate.append { added.seal(at: graph.now) }
    }
  }

  @MainActor private func updateHost() {
    let child = child
    let content = TransitionContent { node in
      node.showBoxes(of: child)
    }
    host.environment = parent.environment
    host.update(transition.view(content, phase))
  }

  private func hasLeft() {
    guard phase == .didDisappear, let graph = parent.graphIfAlive else { return }
    graph.enqueue(Transaction()) { [self] in
      guard phase == .didDisappear, parent.isAlive,
        let index = parent.leaving.firstIndex(where: { $0 === child })
      else { return }
      graph.recordEvent(.transitionEnd, child, "out")
      parent.leaving.remove(at: index)
      parent.presenters[ObjectIdentifier(child)] = nil
      host.tearDown()
      child.tearDown()
      parent.invalidateBoxes()
    }
  }
}

extension AnyTransition {
  func replacingAnimation(_ override: Animation??) -> AnyTransition {
    AnyTransition(hasMotion: hasMotion, animationOverride: override, view: view)
  }
}

extension _Node {
  /// Shows the boxes of a node that lives elsewhere in the tree.
  func showBoxes(of other: _Node) {
    source = .borrowing(other)
    other.borrower = self
    invalidateBoxes()
  }
  var graphIfAlive: ViewGraph? { isAlive ? graph : nil }
}
