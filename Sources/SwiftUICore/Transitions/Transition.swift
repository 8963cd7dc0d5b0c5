/// Where a view is on its way in or out.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// About to come in.
  case willAppear
  /// There.
  case identity
  /// On the way out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 while there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does, as far as others must know.
public struct TransitionProperties: Sendable {
  /// Whether anything moves; such transitions are replaced where motion is to be reduced.
  public var hasMotion: Bool
  /// Properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The look of a view on its way in and out.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view the transition is applied to.
  typealias Content = PlaceholderContentView<TransitionContent>
  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  /// What the transition does.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Moves, unless said otherwise.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// The view in a phase, for trying a transition out.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(
      content: PlaceholderContentView(content: TransitionContent { $0.updateOnlyChild(content) }),
      phase: phase)
  }
  /// This transition and another one at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }
  /// The transition under an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The view that comes and goes; it lives in the tree, the transition draws it.
public struct TransitionContent: _PrimitiveView {
  let update: @MainActor (_Node) -> Void
  init(update: @escaping @MainActor (_Node) -> Void) { self.update = update }
  /// Shows the view.
  public static func _update(_ view: TransitionContent, _ node: _Node) { view.update(node) }
}

struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer
  func body(content: Content, phase: TransitionPhase) -> some View {
    let first = inner.body(content: content, phase: phase)
    return outer.body(
      content: PlaceholderContentView(content: TransitionContent { $0.updateOnlyChild(first) }),
      phase: phase)
  }
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
  }
}

struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  func body(content: Content, phase: TransitionPhase) -> some View {
    let animation = animation
    return base.body(content: content, phase: phase).transaction { transaction in
      if transaction.animation != nil || animation != nil { transaction.animation = animation }
    }
  }
  static var properties: TransitionProperties { Base.properties }
}

/// A transition of any type.
public struct AnyTransition {
  /// The animation that replaces the change's own; outer nil: none set.
  var animationOverride: Animation??
  let hasMotion: Bool
  /// Draws the view in a phase.
  let view: @MainActor (TransitionContent, TransitionPhase) -> AnyView

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    hasMotion = T.properties.hasMotion
    view = { content, phase in
      AnyView(transition.body(content: PlaceholderContentView(content: content), phase: phase))
    }
  }
  init(
    hasMotion: Bool, animationOverride: Animation?? = nil,
    view: @escaping @MainActor (TransitionContent, TransitionPhase) -> AnyView
  ) {
    self.hasMotion = hasMotion
    self.animationOverride = animationOverride
    self.view = view
  }

  /// This transition and another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let inner = self
    return AnyTransition(
      hasMotion: hasMotion || other.hasMotion,
      animationOverride: other.animationOverride ?? animationOverride
    ) { content, phase in
      let first = inner.view(content, phase)
      return other.view(TransitionContent { $0.updateOnlyChild(first) }, phase)
    }
  }
  /// The transition under an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(hasMotion: hasMotion, animationOverride: .some(animation), view: view)
  }
  /// One transition for the way in and one for the way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) { content, phase in
      // Both are always applied, each resting outside its own way, so that nothing changes place.
      let first = insertion.view(content, phase == .didDisappear ? .identity : phase)
      return removal.view(
        TransitionContent { $0.updateOnlyChild(first) }, phase == .willAppear ? .identity : phase)
    }
  }
  /// A transition between two modifiers of one type.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(hasMotion: true) { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }
}

extension View {
  /// How the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TraitLayout { $0.transition = transition })
  }
  /// How the view comes and goes.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TraitLayout { $0.transition = AnyTransition(transition) })
  }
}
