/// One effect of one modifier as it goes on.
///
/// Owned by the modifier's node, read by symbols inside.
final class SymbolRun: MotionOwner {
  /// The run may outlive the view until it is sampled next.
  private weak var node: _Node?
  var effect = SymbolEffectConfiguration(.bounce)
  var options = SymbolEffectOptions()
  /// What made single rounds begin.
  private var starts: [Start] = []
  private struct Start {
    let asked: Time
    /// Effects of the same instant that move the same quantities; the round waits for them.
    var after: [SymbolRun] = []
  }
  private var seenValue: Any?
  /// Whether the effect goes on, and since when it does or does no more.
  private var isActive = false
  private var since: Time?
  private var isNew = true
  /// Layers of the symbol that took longest, for knowing when it rests.
  private var groupCount = 1

  init(_ node: _Node) { self.node = node }

  /// A change of the value begins a round; its first sight does not.
  func follow<V: Equatable>(_ value: V) {
    defer { seenValue = value }
    guard let node, let seen = seenValue as? V, seen != value else { return }
    let graph = node.graph
    starts.removeAll { end(of: $0) <= graph.now }
    starts.append(Start(asked: graph.now))
    for outer in node.environment.symbolRuns { outer.wait(for: self, at: graph.now) }
    holdCompletion()
    graph.activate(self)
  }

  /// Lets the round of an instant wait for one that moves the same quantities.
  private func wait(for other: SymbolRun, at time: Time) {
    guard let index = starts.lastIndex(where: { $0.asked == time }),
      !quantities.isDisjoint(with: other.quantities)
    else { return }
    starts[index].after.append(other)
  }

  private enum Quantity { case scale, opacity, place, light }
  private var quantities: Set<Quantity> {
    switch effect.kind {
    case .bounce: [.scale]
    case .pulse: [.opacity]
    case .breathe: effect.isPlain ? [.scale] : [.scale, .opacity]
    case .wiggle, .rotate: [.place]
    case .variableColor: [.light]
    default: []
    }
  }

  /// The change that began the round is complete when the round rests.
  private func holdCompletion() {
    guard MotionDecisions.symbolEffectsHoldCompletion, let node, rest < .never else { return }
    let listeners = node.scope.effective(in: node.graph).completionListeners
    guard !listeners.isEmpty else { return }
    for listener in listeners { listener.open() }
    close(listeners, in: node.graph)
  }

  /// How many layers there are, and so when all rest, is known once the symbol was drawn.
  private func close(_ listeners: [AnimationListener], in graph: ViewGraph) {
    let end = node?.isAlive == true ? rest : graph.now
    guard end > graph.now else {
      for listener in listeners { listener.close(at: graph.now) }
      return
    }
    graph.wake(at: end) { [weak graph] in
      if let graph { self.close(listeners, in: graph) }
    }
  }

  /// When all rounds are over.
  private var rest: Time { starts.map(end).max() ?? .zero }
  private func begin(of start: Start) -> Time {
    guard let last = start.after.map(\.rest).max() else { return start.asked }
    return max(start.asked, last + SymbolCurves.pauseAfterOthers)
  }

  func setActive(_ active: Bool) {
    defer { isNew = false }
    guard let node, active != isActive else { return }
    if !active { begun = since }
    isActive = active
    // What is active from the beginning on has no way to go.
    since = isNew && isState ? nil : node.graph.now
    if since != nil { node.graph.activate(self) }
  }

  // MARK: Time

  private var speed: Double { max(options.speed, 1e-3) }

  private var period: Double {
    switch effect.kind {
    case .bounce: SymbolCurves.bouncePeriod
    case .pulse: SymbolCurves.pulsePeriod
    case .wiggle: SymbolCurves.wigglePeriod
    case .breathe: SymbolCurves.breathePeriod
    case .rotate: SymbolCurves.rotatePeriod
    case .variableColor:
      SymbolCurves.lightSeconds
        * Double(effect.isReversing ? max(1, groupCount * 2 - 2) : groupCount + 1)
    case .drawOn, .drawOff: SymbolCurves.drawSeconds
    default: SymbolCurves.stateSeconds
    }
  }
  /// Whether being active is a look of its own rather than a motion.
  private var isState: Bool {
    switch effect.kind {
    case .scale, .appear, .disappear, .drawOn, .drawOff: true
    default: false
    }
  }
  private var pause: Double {
    if case .times(let behavior) = options.mode { return behavior.delay }
    return 0
  }
  /// Rounds of one start; nil without end.
  private func rounds(isDiscrete: Bool) -> Int? {
    switch options.mode {
    case .byKind: isDiscrete ? 1 : nil
    case .once: 1
    case .times(let behavior): behavior.count
    }
  }
  private var layerSeconds: Double {
    isByLayer ? SymbolCurves.layerDelay * Double(max(0, groupCount - 1)) : 0
  }
  private var isByLayer: Bool { effect.isByLayer ?? (effect.kind == .bounce) }

  /// When a round's last layer rests.
  private func end(of start: Start) -> Time {
    guard let count = rounds(isDiscrete: true) else { return .never }
    return begin(of: start) + ((period + pause) * Double(count) - pause + layerSeconds) / speed
  }

  var isAnimating: Bool {
    guard let node, node.isAlive else { return false }
    let now = node.graph.now
    if starts.contains(where: { end(of: $0) > now }) { return true }
    guard let since else { return false }
    if isState { return now - since < (period + layerSeconds) / speed }
    if isActive {
      guard let count = rounds(isDiscrete: false) else { return true }
      return now - since < ((period + pause) * Double(count) + layerSeconds) / speed
    }
    return now < stop
  }
  var nextWake: Time? { nil }
  func sample(at time: Time) {}

  /// The round under way when the effect was told to stop is finished.
  private var stop: Time {
    guard let begun, let since else { return .zero }
    let length = (period + pause) / speed
    let count = ((since - begun) / length).rounded(.up)
    let all = rounds(isDiscrete: false).map { min(count, Double($0)) } ?? count
    return begun + all * length + layerSeconds / speed
  }
  /// When the effect that was told to stop had begun.
  private var begun: Time?

  // MARK: Looks

  func look(
    at time: Time, group: Int, of groups: Int, isRightToLeft: Bool
  ) -> LayerLook {
    groupCount = max(1, groups)
    let delay = isByLayer ? SymbolCurves.layerDelay * Double(group) : 0
    var look = LayerLook()
    for start in starts {
      let seconds = (time - begin(of: start)) * speed - delay
      look = look.combined(
        with: round(seconds, rounds(isDiscrete: true), group, isRightToLeft))
    }
    if isState { return look.combined(with: state(at: time, delay)) }
    guard let since else { return look }
    if isActive {
      let seconds = (time - since) * speed - delay
      return look.combined(with: round(seconds, rounds(isDiscrete: false), group, isRightToLeft))
    }
    guard let begun, time < stop else { return look }
    let count = ((stop - begun) * speed - layerSeconds) / (period + pause)
    return look.combined(
      with: round(
        (time - begun) * speed - delay, Int(count.rounded()), group, isRightToLeft))
  }

  private func round(
    _ seconds: Double, _ count: Int?, _ group: Int, _ isRightToLeft: Bool
  ) -> LayerLook {
    let length = period + pause
    guard seconds >= 0, length > 0 else { return LayerLook() }
    let index = (seconds / length).rounded(.down)
    if let count, index >= Double(count) { return LayerLook() }
    let t = seconds - index * length
    let isDown = effect.direction == .down
    switch effect.kind {
    case .bounce: return SymbolCurves.bounce(at: t, isDown: isDown)
    case .pulse: return SymbolCurves.pulse(at: t)
    case .wiggle:
      return SymbolCurves.wiggle(
        at: t, effect.direction ?? .right, isRightToLeft: isRightToLeft)
    case .breathe: return SymbolCurves.breathe(at: t, isPlain: effect.isPlain)
    case .rotate:
      return SymbolCurves.rotate(at: t, isBackward: effect.direction == .counterClockwise)
    case .variableColor: return lit(at: t, group)
    default: return LayerLook()
    }
  }

  private func lit(at seconds: Double, _ group: Int) -> LayerLook {
    var step = Int(seconds / SymbolCurves.lightSeconds)
    if effect.isReversing, step >= groupCount { step = max(0, 2 * groupCount - 2 - step) }
    var look = LayerLook()
    look.isLit = effect.isCumulative ? group <= step : group == step
    if look.isLit == false, effect.hidesInactive { look.opacity = 0 }
    return look
  }

  private func state(at time: Time, _ delay: Double) -> LayerLook {
    var share = isActive ? 1.0 : 0
    if let since {
      let way = SymbolCurves.ease(((time - since) * speed - delay) / period)
      share = isActive ? way : 1 - way
    }
    let isDown = effect.direction == .down
    switch effect.kind {
    case .scale: return LayerLook(scale: 1 + (isDown ? -0.1 : 0.1) * share)
    // Active means: made to disappear, or still to appear.
    case .disappear, .appear: return SymbolCurves.presence(1 - share, isDown: isDown)
    case .drawOn: return LayerLook(shown: 0...(1 - share))
    case .drawOff: return LayerLook(shown: min(share, 1)...1)
    default: return LayerLook()
    }
  }
}

private struct SymbolRunsKey: EnvironmentKey { static let defaultValue: [SymbolRun] = [] }

extension EnvironmentValues {
  var symbolRuns: [SymbolRun] {
    get { self[SymbolRunsKey.self] }
    set { self[SymbolRunsKey.self] = newValue }
  }
}

struct SymbolEffectModifier: ViewModifier {
  typealias Body = Never
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let follow: (SymbolRun) -> Void

  @MainActor @preconcurrency
  static func _updateModified<C: View>(
    _ modifier: SymbolEffectModifier, content: C, _ node: _Node
  ) {
    let run = node.slot { SymbolRun(node) }
    run.effect = modifier.effect
    run.options = modifier.options
    modifier.follow(run)
    var environment = node.environment
    environment.symbolRuns.append(run)
    node.updateOnlyChild(content, environment: environment)
  }
}

extension View {
  /// Moves symbols inside while the effect is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(effect: effect.configuration, options: options) {
        $0.setActive(isActive)
      })
  }
  /// Moves symbols inside once for each change of a value.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(effect: effect.configuration, options: options) { $0.follow(value) })
  }
  /// Takes away effects set from outside.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EnvironmentChange { if isEnabled { $0.symbolRuns = [] } })
  }
}

/// A transition that moves symbols.
public struct SymbolEffectTransition: Transition {
  let effect: SymbolEffectConfiguration
  /// A transition with an effect.
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    self.effect = effect.configuration
  }
  /// The view, smaller and clear outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let outside: CGFloat = effect.direction == .down ? 1.5 : 0.5
    return content.scaleEffect(phase.isIdentity ? 1 : outside).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go with what suits them.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect())
  }
  /// Symbols come and go with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
