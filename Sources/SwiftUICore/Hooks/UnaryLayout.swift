/// A modifier that gives its content another size or place.
@MainActor @preconcurrency
package protocol UnaryLayout: ViewModifier where Body == Never {
  /// The size for an offer.
  func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize
  /// Where the content goes in the size taken, and what it is offered.
  func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  /// Moves what is drawn without telling the layout, in points.
  func shift(_ size: CGSize) -> CGPoint
  /// A line the modifier sets itself.
  func guide(_ key: AlignmentKey, _ content: LayoutContent, _ size: CGSize) -> CGFloat?
  /// Changes what the content tells its container.
  func changeTraits(_ traits: inout BoxTraits)
  /// Whether `changeTraits` does anything.
  static var hasTraits: Bool { get }
  /// Whether the modifier sets lines.
  static var hasGuides: Bool { get }
}

extension UnaryLayout {
  package func size(_ proposal: ProposedViewSize, _ content: LayoutContent) -> CGSize {
    content.size(proposal)
  }
  package func place(_ content: LayoutContent, in size: CGSize, _ proposal: ProposedViewSize)
    -> (origin: CGPoint, proposal: ProposedViewSize)
  {
    (.zero, proposal)
  }
  package func shift(_ size: CGSize) -> CGPoint { .zero }
  package func guide(_ key: AlignmentKey, _ content: LayoutContent, _ size: CGSize) -> CGFloat? {
    nil
  }
  package func changeTraits(_ traits: inout BoxTraits) {}
  package static var hasTraits: Bool { false }
  package static var hasGuides: Bool { false }

  /// Updates content and layout.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(_ modifier: Self, content: C, _ node: _Node) {
    var linked = modifier
    PropertyPlan.of(Self.self).link(&linked, node)
    let current = node.slot { Current(linked) }
    current.value = linked
    node.updateWrapped(content) { UnaryLayoutBox<Self>($0, current, around: $1) }
    if hasTraits { node.invalidateBoxes() }
    if hasGuides { node.graph.needsLayout = true }
    guard !node.isNew, !node.graph.needsLayout else { return }
    for box in node.boxes { (box as? UnaryLayoutBox<Self>)?.noticeChange() }
  }
}

/// A modifier's newest value, shared by the boxes of its content.
final class Current<T> {
  var value: T
  init(_ value: T) { self.value = value }
}

/// The content of a layout modifier as it may ask it.
package struct LayoutContent {
  let box: Box
  /// The environment of the modifier.
  package let environment: EnvironmentValues
  /// What the modifier itself is offered.
  let proposal: ProposedViewSize
  /// In points.
  package var canvasSize: CGSize { box.graph.size }
  package func size(_ proposal: ProposedViewSize) -> CGSize { box.size(for: proposal) }
  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    box.dimensions(for: proposal)
  }
}

final class UnaryLayoutBox<M: UnaryLayout>: WrapperBox {
  private let modifier: Current<M>
  init(_ node: _Node, _ modifier: Current<M>, around content: Box) {
    self.modifier = modifier
    super.init(node, around: content)
  }

  private var placed: (origin: CGPoint, proposal: ProposedViewSize)?

  /// Asks for what the changed modifier needs: a layout, only a shift, or nothing.
  @MainActor func noticeChange() {
    let now = modifier.value.place(proxy, in: frame.size, proposal)
    if changedSize()
      || placed.map({ $0.origin != now.origin || $0.proposal != now.proposal }) ?? true
    {
      graph.needsLayout = true
    } else {
      graph.shifted.append(self)
    }
  }

  private var proxy: LayoutContent {
    LayoutContent(box: content, environment: environment, proposal: proposal)
  }

  override func takeTraits() {
    super.takeTraits()
    onMain { modifier.value.changeTraits(&traits) }
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    onMain { modifier.value.size(proposal, proxy) }
  }
  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let placed = onMain { modifier.value.place(proxy, in: size, proposal) }
    self.placed = placed
    content.place(at: placed.origin, placed.proposal, in: globalOrigin)
  }
  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if let set = onMain({ modifier.value.guide(key, proxy, size) }) { return set }
    let placed = onMain { modifier.value.place(proxy, in: size, proposal) }
    return content.line(key, for: placed.proposal).map {
      $0 + placed.origin[key.axis]
    }
  }
  override func commit(_ context: CommitContext) {
    remember(context)
    let shift = onMain { modifier.value.shift(frame.size) }
    content.commit(
      context.moved(by: CGPoint(x: frame.minX + shift.x, y: frame.minY + shift.y)))
  }
  override func emit(_ context: EmitContext) {
    // Only boxes that draw move; this one hands on where it would be without motion.
    super.emit(context.moved(by: onMain { modifier.value.shift(frame.size) }))
  }
}
