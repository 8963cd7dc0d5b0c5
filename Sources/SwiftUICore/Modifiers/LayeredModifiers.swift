/// Content with another view in front of or behind it, sized by the content.
struct LayeredModifier<Layer: View>: ViewModifier {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  typealias Body = Never
  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: LayeredModifier, content: C, _ node: _Node) {
    let box = node.ownBox { LayeredBox(node) }
    if box.alignment != modifier.alignment || box.isBehind != modifier.isBehind {
      box.alignment = modifier.alignment
      box.isBehind = modifier.isBehind
      node.graph.needsLayout = true
    }
    var children = ChildUpdate(node)
    children.next(content)
    children.next(modifier.layer)
    children.finish()
  }
}

class LayeredBox: Box {
  var alignment = Alignment.center
  var isBehind = false

  /// Content of several views is treated as a pile.
  var contentBoxes: [Box] { node.children.first?.boxes ?? [] }
  var layerBoxes: [Box] { node.children.dropFirst().first?.boxes ?? [] }

  override var children: [Box] {
    isBehind ? layerBoxes + contentBoxes : contentBoxes + layerBoxes
  }

  override func childrenChanged() { takeTraits() }
  func takeTraits() { traits = contentBoxes.first?.traits ?? BoxTraits() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    contentBoxes.reduce(CGSize.zero) { size, box in
      let inner = box.size(for: proposal)
      return CGSize(width: max(size.width, inner.width), height: max(size.height, inner.height))
    }
  }

  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    for box in contentBoxes where !box.isLeaving {
      box.place(at: .zero, proposal, in: globalOrigin)
    }
    let main = contentBoxes.first
    for box in layerBoxes where !box.isLeaving {
      let dimensions = box.dimensions(for: ProposedViewSize(size))
      let reference = ViewDimensions(
        box: main ?? self, size: size, proposal: main?.proposal ?? proposal)
      box.place(
        at: CGPoint(
          x: reference[alignment.horizontal] - dimensions[alignment.horizontal],
          y: reference[alignment.vertical] - dimensions[alignment.vertical]),
        ProposedViewSize(size), in: globalOrigin)
    }
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    contentBoxes.first?.line(key, for: proposal)
  }
  override func spacing(to axis: Axis) -> CGFloat? { contentBoxes.first?.spacing(to: axis) }

  // The content comes first or last whatever z index its parts have among other siblings.
  override func drawingOrder(_ children: [Box]) -> [Box] { children }
}

extension View {
  /// Puts a view in front.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayeredModifier(
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: false
      ))
  }
  /// Puts a view in front.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isBehind: false))
  }
  /// Puts a view behind.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayeredModifier(
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, isBehind: true)
    )
  }
  /// Puts a view behind.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeredModifier(layer: background, alignment: alignment, isBehind: true))
  }
}
