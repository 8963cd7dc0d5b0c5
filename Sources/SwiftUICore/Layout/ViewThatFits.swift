/// The first of several views whose ideal size fits what is offered.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content
  /// The first view that fits along some directions; the last one if none does.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
  /// Updates all of the views.
  public static func _update(_ view: ViewThatFits, _ node: _Node) {
    node.ownBox { FittingBox(node) }.axes = view.axes
    node.graph.needsLayout = true
    node.updateOnlyChild(view.content)
  }
}

/// Lays out and draws the chosen view only.
final class FittingBox: ContainerBox {
  var axes: Axis.Set = []
  private var shown: Box?

  private func choice(_ proposal: ProposedViewSize) -> Box? {
    let boxes = laidOut
    return boxes.first { box in
      let ideal = box.size(for: .unspecified)
      let fitsX = !axes.contains(.horizontal) || proposal.width.map { ideal.width <= $0 } ?? true
      let fitsY = !axes.contains(.vertical) || proposal.height.map { ideal.height <= $0 } ?? true
      return fitsX && fitsY
    } ?? boxes.last
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }
  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    shown = choice(proposal)
    shown?.place(at: .zero, proposal, in: globalOrigin)
  }
  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    choice(proposal)?.line(key, for: proposal)
  }
  override func drawingOrder(_ children: [Box]) -> [Box] {
    super.drawingOrder(children.filter { $0 === shown || $0.isLeaving })
  }
}
