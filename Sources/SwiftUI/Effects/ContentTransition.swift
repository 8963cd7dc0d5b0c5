/// How a text or picture changes into another one.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case roll(countsDown: Bool)
    case rollByValue(Double)
    case symbol(SymbolEffectConfiguration, speed: Double)
  }
  let kind: Kind
  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// One fades into the other.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Parts that both have move; drawn as a fade.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Changed digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .roll(countsDown: countsDown))
  }
  /// Changed digits roll up for a larger value, down for a smaller one.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .rollByValue(value))
  }
  /// One symbol takes the place of another.
  public static var symbolEffect: ContentTransition { symbolEffect(AutomaticSymbolEffect()) }
  /// One symbol takes the place of another with an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration, speed: max(options.speed, 1e-3)))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue: ContentTransition? = nil
}

extension EnvironmentValues {
  /// How texts and pictures change, where it was set.
  var setContentTransition: ContentTransition? {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// How texts and pictures change.
  public var contentTransition: ContentTransition {
    get { setContentTransition ?? .identity }
    set { setContentTransition = newValue }
  }
  /// Whether changes of content draw into a layer of their own; they do not here.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
}

extension View {
  /// How texts and pictures inside change.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.setContentTransition, transition)
  }
}

/// The changes of one text or picture that are still seen.
final class ContentMotion<Content>: MotionOwner {
  /// One change that is still seen.
  struct Change {
    let old: Content
    let oldEnvironment: EnvironmentValues
    /// What the layout had given the old content, in points; nil: it was never drawn.
    let oldSize: CGSize?
    let kind: ContentTransition.Kind
    /// Whether digits roll up.
    let rollsUp: Bool
    let start: Time
    /// How long it takes where it does not follow an animation.
    let ownSeconds: Double?
    fileprivate var attribute: AnimatableAttribute<Double>

    /// 0 at the beginning, 1 at the end.
    fileprivate mutating func progress(at time: Time) -> Double {
      if let ownSeconds { return min(max((time - start) / ownSeconds, 0), 1) }
      return attribute.value(at: time)
    }
    fileprivate func isOver(at time: Time) -> Bool {
      ownSeconds.map { time - start >= $0 } ?? !attribute.isAnimating
    }
  }
  /// The motion may outlive the view until it is sampled next.
  private weak var node: _Node?
  private var current: (content: Content, environment: EnvironmentValues)?
  private var changes: [Change] = []
  /// What the layout gave the content that was drawn last.
  private var drawnSize: CGSize?

  init(_ node: _Node) { self.node = node }

  /// Takes new content; a change that shows is kept until it is over.
  func update(
    _ content: Content, isSame: (Content, EnvironmentValues, Content, EnvironmentValues) -> Bool
  ) {
    guard let node else { return }
    let environment = node.environment
    defer { current = (content, environment) }
    guard let old = current, !isSame(old.content, old.environment, content, environment) else {
      return
    }
    let kind = environment.setContentTransition?.kind ?? .opacity
    let now = node.graph.now
    var attribute = AnimatableAttribute<Double>()
    attribute.update(to: 0, request: nil, at: now)
    var seconds: Double?
    if case .symbol(_, let speed) = kind {
      seconds = SymbolCurves.replaceSeconds / speed
    } else if let request = node.scope.request(in: environment), kind != .identity {
      node.graph.move(&attribute, to: 1, request, node, "content")
    } else {
      changes = []
      return
    }
    var rollsUp = true
    switch kind {
    case .roll(let countsDown): rollsUp = !countsDown
    case .rollByValue(let value):
      if case .rollByValue(let before)? = old.environment.setContentTransition?.kind {
        rollsUp = value >= before
      }
    default: break
    }
    changes.append(
      Change(
        old: old.content, oldEnvironment: old.environment, oldSize: drawnSize, kind: kind,
        rollsUp: rollsUp, start: now, ownSeconds: seconds, attribute: attribute))
    node.graph.activate(self)
  }

  /// What is still seen at an instant, oldest first, with how far each has come.
  func running(at time: Time, _ layoutSize: CGSize) -> [(change: Change, progress: Double)] {
    drawnSize = layoutSize
    guard !changes.isEmpty else { return [] }
    let seen = changes.indices.map { index in
      let progress = changes[index].progress(at: time)
      return (changes[index], progress)
    }
    return seen.filter { !$0.0.isOver(at: time) }
  }

  private var isInTree: Bool { node?.isAlive ?? false }
  var isAnimating: Bool { isInTree && !changes.isEmpty }
  var nextWake: Time? { changes.compactMap(\.attribute.nextWake).min() }
  func sample(at time: Time) {
    for index in changes.indices {
      if isInTree {
        _ = changes[index].progress(at: time)
      } else {
        changes[index].attribute.cancel(at: time)
      }
    }
    changes.removeAll { $0.isOver(at: time) }
  }
}
