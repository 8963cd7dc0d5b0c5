import Display

/// Shows one phase after another, each reached under its own animation.
///
/// The animation belongs to the phase that is gone to. A triggered animator ends at the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
  let phases: [Phase]
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Walks through the phases again and again.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
  /// Walks through the phases once whenever a value changes.
  public init<Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// Shows the present phase and keeps the walk going.
  public static func _update(_ view: PhaseAnimator, _ node: _Node) {
    node.slot { PhaseWalk<Phase, Content>(node) }.update(view)
  }
}

extension View {
  /// Changes the view from phase to phase, again and again.
  public func phaseAnimator<Phase: Equatable, V: View, Phases: Sequence>(
    _ phases: Phases,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element == Phase {
    PhaseModifierView(inner: self) { scope in
      PhaseAnimator(
        phases, content: { content(PlaceholderContentView(content: self, scope: scope), $0) },
        animation: animation)
    }
  }
  /// Changes the view from phase to phase, once whenever a value changes.
  public func phaseAnimator<Phase: Equatable, V: View, Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element == Phase {
    PhaseModifierView(inner: self) { scope in
      PhaseAnimator(
        phases, trigger: trigger,
        content: { content(PlaceholderContentView(content: self, scope: scope), $0) },
        animation: animation)
    }
  }
}

/// A phase animator around a view.
struct PhaseModifierView<Inner: View, Animator: View>: _PrimitiveView {
  let inner: Inner
  let animator: (TransactionScope?) -> Animator
  static func _update(_ view: PhaseModifierView, _ node: _Node) {
    node.updateOnlyChild(view.animator(nil))
  }
}

/// An equatable value of any type.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool
  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T) == value }
  }
  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isEqual(rhs.value) }
}

/// The walk of one phase animator.
///
/// Owned by its node.
final class PhaseWalk<Phase: Equatable, Content: View> {
  private unowned let node: _Node
  private var view: PhaseAnimator<Phase, Content>?
  private var index = 0
  private var seenTrigger: AnyEquatable?
  /// Whether a step is under way or asked for.
  private var isWalking = false
  private var stepsAtInstant = 0
  private var lastStep = Time(seconds: -1)

  init(_ node: _Node) {
    self.node = node
    node.onTearDown.append { [unowned self] in isWalking = false }
  }

  @MainActor func update(_ view: PhaseAnimator<Phase, Content>) {
    let isFirst = self.view == nil
    self.view = view
    guard !view.phases.isEmpty else {
      node.graph.warn("a phase animator has no phases; give it at least one")
      node.updateOnlyChild(PhaseWarning())
      return
    }
    index %= view.phases.count
    show()
    if let trigger = view.trigger {
      let changed = seenTrigger.map { $0 != trigger } ?? false
      seenTrigger = trigger
      if changed { request() }
    } else if isFirst, view.phases.count > 1 {
      request()
    }
  }

  @MainActor private func show() {
    guard let view else { return }
    node.updateOnlyChild(AnyHostedPhase(content: view.content(view.phases[index])))
  }

  /// Takes the next step after the update that runs now.
  ///
  /// A step in flight is cut short.
  private func request() {
    guard let view, view.phases.count > 1 else { return }
    isWalking = true
    if !MotionDecisions.triggerContinuesWalk { index = 0 }
    generation += 1
    let generation = generation
    node.graph.actions.append(
      PendingAction(depth: node.depth, kind: .task) { [weak self] in
        guard let self, self.generation == generation else { return }
        self.step()
      })
  }
  /// Tells a step that is still wanted from one that a later trigger replaced.
  private var generation = 0

  @MainActor private func step() {
    guard isWalking, node.isAlive, let view, view.phases.count > 1 else { return }
    let graph = node.graph
    guard mayStep(view.phases.count, at: graph.now) else {
      guard takesTime else {
        let owner = node.sceneType ?? "a view"
        graph.failure = "the phase animator of \(owner) never ends: none of its phases takes time"
        return
      }
      // Every phase looks alike: one step a frame keeps the clock going.
      graph.wake(at: graph.now + PhaseWalkRule.idleStepSeconds) { [weak self] in
        guard let self else { return }
        onMain { self.step() }
      }
      return
    }
    index = (index + 1) % view.phases.count
    var transaction = Transaction(animation: view.animation(view.phases[index]))
    graph.recordEvent(
      .phase, node, "\(view.phases[index])",
      step: SceneEvent.PhaseStep(
        index: index, count: view.phases.count, isTriggered: view.trigger != nil,
        animation: transaction.animation?.description,
        delaySeconds: transaction.animation?.delaySeconds ?? 0,
        seconds: transaction.animation.map { $0.logicalDuration } ?? 0))
    transaction.id = Transaction.freshID()
    let generation = generation
    let (begin, animation) = (graph.now, transaction.animation)
    transaction.listeners = [
      AnimationListener(criteria: MotionDecisions.phaseStepCriterion) { [weak self] end in
        guard let self, self.generation == generation else { return }
        self.hasArrived(after: animation, begin: begin, end: end)
      }
    ]
    graph.enqueue(transaction) { [weak self] in
      guard let self, self.node.isAlive else { return }
      onMain { self.show() }
    }
  }

  private func mayStep(_ count: Int, at now: Time) -> Bool {
    stepsAtInstant = now == lastStep ? stepsAtInstant + 1 : 1
    lastStep = now
    return stepsAtInstant <= count + 1
  }

  /// Whether any step of an endless walk is more than a jump.
  private var takesTime: Bool {
    guard let view, view.trigger == nil else { return true }
    return view.phases.contains { phase in
      guard let animation = view.animation(phase) else { return false }
      return animation.logicalDuration != 0
    }
  }

  /// The step is over, ideally; on a device's display it may last some frames more.
  private func hasArrived(after animation: Animation?, begin: Time, end: Time) {
    guard node.isAlive else { return }
    let graph = node.graph
    if graph.cadence == .device, let animation {
      let last = begin + animation.deviceSeconds(of: end - begin)
      if last > graph.now {
        let generation = generation
        graph.wake(at: last) { [weak self] in
          guard let self, self.generation == generation else { return }
          self.goOn()
        }
        return
      }
    }
    goOn()
  }

  private func goOn() {
    guard let view, node.isAlive else { return }
    if view.trigger != nil, index == 0 {
      isWalking = false
      return
    }
    let graph = node.graph
    graph.enqueue(Transaction()) {}
    graph.actions.append(
      PendingAction(depth: node.depth, kind: .task) { [weak self] in self?.step() })
  }
}

enum PhaseWalkRule {
  /// Between steps of a walk that never takes time.
  static let idleStepSeconds = 1.0 / 60
}

/// The content of a phase.
private struct AnyHostedPhase<Content: View>: View {
  let content: Content
  var body: some View { content }
}

/// Stands where an animator without phases would be.
private struct PhaseWarning: LeafView {
  func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    CGSize(width: 44, height: 44)
  }
  func drawLeaf(_ canvas: LeafCanvas) {
    var path = Path()
    path.move(to: CGPoint(x: 22, y: 4))
    path.addLine(to: CGPoint(x: 42, y: 40))
    path.addLine(to: CGPoint(x: 2, y: 40))
    path.closeSubpath()
    canvas.add(
      .fill(path, FillStyle(), .solid(.init(red: 1, green: 0.8, blue: 0))))
  }
}
