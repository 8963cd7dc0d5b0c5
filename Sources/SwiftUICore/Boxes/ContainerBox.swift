/// A box that lays out the boxes of a node's children.
package class ContainerBox: Box {
  private var collected: [Box]?

  override func childrenChanged() { collected = nil }

  override var children: [Box] {
    if let collected { return collected }
    let boxes = node.childBoxes
    collected = boxes
    return boxes
  }

  /// The children that take part in layout.
  var laidOut: [Box] { children.filter { !$0.isLeaving } }
}

/// The canvas: what the scene shows lies in its middle, several views one below the other.
final class RootBox: ContainerBox {
  private let stack = StackLayout(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  override func measure(_ proposal: ProposedViewSize) -> CGSize { graph.size }

  private var portals: [Box] { graph.portals.compactMap(\.box) }
  override var children: [Box] { super.children + portals }
  override func drawingOrder(_ children: [Box]) -> [Box] {
    super.drawingOrder(super.children) + portals
  }

  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    for box in portals { box.place(at: .zero, ProposedViewSize(size), in: globalOrigin) }
    let boxes = super.children.filter { !$0.isLeaving }
    if boxes.count == 1 {
      let child = boxes[0].size(for: proposal)
      boxes[0].place(
        at: CGPoint(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2),
        proposal,
        in: globalOrigin)
      return
    }
    let total = stack.size(of: boxes, for: proposal)
    let offset = CGPoint(x: (size.width - total.width) / 2, y: (size.height - total.height) / 2)
    stack.place(
      boxes, as: stack.arrange(boxes, for: proposal), at: offset, global: globalOrigin)
  }
}
