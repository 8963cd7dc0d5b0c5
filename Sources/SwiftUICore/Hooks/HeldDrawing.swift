/// A subview that others draw wherever they like.
package final class HeldDrawing {
  private let box: Box
  private let owner: _Node
  init(_ box: Box, _ owner: _Node) {
    self.box = box
    self.owner = owner
  }
  /// In points, as layout decided.
  package var size: CGSize { box.frame.size }
  /// Draws the view with its corner at the origin of a context.
  package func draw(_ context: EmitContext) {
    var context = context
    context.origin.x -= box.frame.minX
    context.origin.y -= box.frame.minY
    box.emit(context)
  }
}

/// Lays out subviews at their ideal sizes without drawing them.
package struct HeldDrawings: _PrimitiveView {
  let subviews: [Subview]
  let tell: ([HeldDrawing]) -> Void
  package init(_ subviews: [Subview], tell: @escaping ([HeldDrawing]) -> Void) {
    self.subviews = subviews
    self.tell = tell
  }
  /// Keeps the boxes of the subviews.
  public static func _update(_ view: HeldDrawings, _ node: _Node) {
    _ = node.ownBox { HeldDrawingsBox(node) }
    node.graph.needsLayout = true
    // Each has a space of its own, so that it is drawn from its corner.
    node.updateOnlyChild(EachSubview(view.subviews) { subview, _ in subview.geometryGroup() })
    view.tell(view.subviews.map { HeldDrawing($0.box, $0.owner) })
  }
}

private final class HeldDrawingsBox: ContainerBox {
  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    for box in laidOut { box.place(at: .zero, .unspecified, in: globalOrigin) }
  }
  override func emit(_ context: EmitContext) {}
}
