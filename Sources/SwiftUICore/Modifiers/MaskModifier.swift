import Display

/// Content seen through the opacity of another view, which the content sizes.
package struct MaskModifier<Mask: View>: ViewModifier {
  package typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  package init(mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }

  /// Updates the content and the mask.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(_ modifier: MaskModifier, content: C, _ node: _Node) {
    let box = node.ownBox { MaskBox(node) }
    box.alignment = modifier.alignment
    node.graph.needsLayout = true
    var children = ChildUpdate(node)
    children.next(content)
    children.next(modifier.mask)
    children.finish()
  }
}

final class MaskBox: LayeredBox {
  override func emit(_ context: EmitContext) {
    let inner = context.moved(by: frame.origin)
    record(inner, frame.size)
    let mask = inner.captured { mask in
      for box in drawingOrder(layerBoxes) { box.emit(mask) }
    }
    let content = inner.captured { content in
      for box in drawingOrder(contentBoxes) { box.emit(content) }
    }
    guard !content.isEmpty, !mask.isEmpty else { return }
    inner.place(.masked(content, by: mask), opacity: inner.state.opacity)
  }
}
