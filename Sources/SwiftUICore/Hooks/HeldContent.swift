/// A view that lives at one place of the tree and is shown at another, such as a toolbar's items.
package final class HeldContent: Hashable {
  /// Keeps the box's owner alive as long as anyone shows it.
  private(set) var node: _Node?
  private(set) var box: Box?
  package init() {}

  /// Whether the view has anything to show.
  package var isEmpty: Bool { box?.children.isEmpty ?? true }

  func hold(_ box: Box, of node: _Node) {
    self.box = box
    self.node = node
  }

  package static func == (lhs: HeldContent, rhs: HeldContent) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Keeps a view beside its content without showing it.
package struct HoldingModifier<Layer: View>: ViewModifier {
  package typealias Body = Never
  let layer: Layer
  let held: HeldContent
  package init(_ layer: Layer, in held: HeldContent) {
    self.layer = layer
    self.held = held
  }
  /// Updates the content and the view held.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: HoldingModifier, content: C, _ node: _Node
  ) {
    node.updateHolding(content, HeldView(content: modifier.layer, held: modifier.held))
  }
}

/// Shows a view in front of the whole canvas, wherever its owner is.
package struct PortalModifier<Layer: View>: ViewModifier {
  package typealias Body = Never
  let layer: Layer
  package init(_ layer: Layer) { self.layer = layer }
  /// Updates the content and the view in front.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: PortalModifier, content: C, _ node: _Node
  ) {
    let held = node.slot { HeldContent() }
    node.updateHolding(content, HeldView(content: modifier.layer, held: held))
    guard node.isNew else { return }
    let graph = node.graph
    graph.portals.append(held)
    graph.needsLayout = true
    node.onTearDown.append { [weak graph] in
      graph?.portals.removeAll { $0 === held }
      graph?.needsLayout = true
    }
  }
}

extension _Node {
  /// Updates a content, whose boxes are the node's, and a view beside it that is not shown here.
  @MainActor fileprivate func updateHolding<C: View, L: View>(_ content: C, _ layer: HeldView<L>) {
    var children = ChildUpdate(self)
    children.next(content)
    children.next(layer)
    children.finish()
    if let first = self.children.first { source = .borrowing(first) }
  }
}

private struct HeldView<Content: View>: _PrimitiveView {
  let content: Content
  let held: HeldContent
  static func _update(_ view: HeldView, _ node: _Node) {
    let box = node.ownBox { PileBox(node) }
    view.held.hold(box, of: node)
    var environment = node.environment
    environment.stackAxis = nil
    node.updateOnlyChild(view.content, environment: environment)
  }
}

/// Shows a view that is held elsewhere.
package struct BorrowedView: _PrimitiveView {
  let held: HeldContent
  package init(_ held: HeldContent) { self.held = held }
  /// Shows the box of the view held.
  public static func _update(_ view: BorrowedView, _ node: _Node) {
    guard let box = view.held.box, let owner = view.held.node else { return }
    node.showBorrowed(box, of: owner)
  }
}

extension _Node {
  /// Makes a wrapper around a box of another node this node's own.
  func showBorrowed(_ box: Box, of owner: _Node) {
    if case .own(let own) = source, let borrowed = own as? BorrowedBox {
      borrowed.content = box
      borrowed.owner = owner
      borrowed.takeTraits()
    } else {
      source = .children
      ownBox { BorrowedBox(self, around: box, keeping: owner) }.takeTraits()
    }
    parent?.invalidateBoxes()
    graph.needsLayout = true
  }
}

/// A box around one that another node owns.
final class BorrowedBox: WrapperBox {
  var owner: _Node
  init(_ node: _Node, around content: Box, keeping owner: _Node) {
    self.owner = owner
    super.init(node, around: content)
  }
}
