import Display

/// A modifier that changes how its content is drawn, not how it is laid out.
@MainActor @preconcurrency
package protocol RenderEffect: ViewModifier, Animatable where Body == Never {
  /// Changes what is handed down to the leaves inside. The space is that of the content's frame.
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues)
  /// Draws the content; the default applies the state and draws what is inside with it.
  func render(
    _ context: EmitContext, size: CGSize, environment: EnvironmentValues,
    content: (EmitContext) -> Void)
}

extension RenderEffect {
  package func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {}

  package func render(
    _ context: EmitContext, size: CGSize, environment: EnvironmentValues,
    content: (EmitContext) -> Void
  ) {
    var inner = context
    apply(to: &inner.state, size: size, environment: environment)
    guard needsLayer(before: context.state, after: inner.state) else {
      content(inner)
      return
    }
    // What cannot be handed down below filters becomes one picture that they apply to.
    context.group(pushesOpacity: true) { fresh in
      var own = fresh
      apply(to: &own.state, size: size, environment: environment)
      content(own)
    }
  }

  /// The push-down rules: a clip, a blend mode or a map that changes lengths unevenly cannot be
  /// handed down below filters, nor a shadow below filters.
  private func needsLayer(before: RenderState, after: RenderState) -> Bool {
    guard !before.filters.isEmpty else { return false }
    if after.clips.count != before.clips.count || after.blendMode != before.blendMode {
      return true
    }
    if after.filters.count != before.filters.count, after.filters.first?.isShadow == true {
      return true
    }
    return after.transform != before.transform && !after.transform.isSimilarity
  }

  /// Updates content and effect.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(_ modifier: Self, content: C, _ node: _Node) {
    var linked = modifier
    PropertyPlan.of(Self.self).link(&linked, node)
    let motion = node.slot { EffectMotion<Self>(linked, node) }
    motion.update(linked)
    node.updateWrapped(content) { EffectBox<Self>($0, motion, around: $1) }
  }
}

extension ProjectionTransform {
  /// Whether lengths are changed evenly in all directions.
  var isSimilarity: Bool {
    guard isAffine else { return false }
    let tolerance = 1e-9 * max(1, abs(m11) + abs(m12))
    let turns = abs(m11 - m22) < tolerance && abs(m12 + m21) < tolerance
    let mirrors = abs(m11 + m22) < tolerance && abs(m12 - m21) < tolerance
    return turns || mirrors
  }
}

/// The motion of an effect's animatable data, shared by the boxes of its content.
final class EffectMotion<E: RenderEffect>: MotionOwner {
  private(set) var effect: E
  /// The motion may outlive the view until it is sampled next.
  private weak var node: _Node?
  private var attribute = AnimatableAttribute<E.AnimatableData>()

  init(_ effect: E, _ node: _Node) {
    self.effect = effect
    self.node = node
  }

  func update(_ effect: E) {
    self.effect = effect
    guard let node else { return }
    let graph = node.graph
    graph.move(
      &attribute, to: effect.animatableData, node.scope.request(in: node.environment), node,
      String(describing: E.self))
    if attribute.isAnimating { graph.activate(self) }
  }

  func presented(at time: Time) -> E {
    guard attribute.isAnimating else { return effect }
    var copy = effect
    copy.animatableData = attribute.value(at: time)
    return copy
  }

  var isAnimating: Bool { attribute.isAnimating }
  var nextWake: Time? { attribute.nextWake }
  func sample(at time: Time) {
    guard node?.isAlive == true else {
      attribute.cancel(at: time)
      return
    }
    _ = attribute.value(at: time)
  }
}

/// A box drawn under an effect; what is inside has a space of its own.
final class EffectBox<E: RenderEffect>: WrapperBox {
  private let effect: EffectMotion<E>
  private let motion = FrameMotion()

  init(_ node: _Node, _ effect: EffectMotion<E>, around content: Box) {
    self.effect = effect
    super.init(node, around: content)
  }

  override func commit(_ context: CommitContext) {
    remember(context)
    motion.setTarget(
      CGRect(
        x: context.origin.x + frame.minX, y: context.origin.y + frame.minY, width: frame.width,
        height: frame.height), context, self)
    content.commit(context.inside(self))
  }

  override func emit(_ context: EmitContext) {
    let rect = motion.rect(at: context.now)
    var inner = context
    inner.origin = .zero
    inner = inner.entering(rect.origin)
    let effect = effect.presented(at: context.now)
    record(inner, rect.size)
    onMain {
      effect.render(inner, size: rect.size, environment: environment) { [self] in
        presentedTransform = $0.state.transform
        content.emit($0)
      }
    }
  }
}
