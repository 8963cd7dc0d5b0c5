/// One of the views that a container was given.
public struct Subview: _PrimitiveView, Identifiable {
  /// What tells the view from the others.
  public struct ID: Hashable {
    let box: ObjectIdentifier
  }
  /// What tells the view from the others.
  public var id: ID { ID(box: ObjectIdentifier(innermost)) }
  let box: Box
  let owner: _Node

  /// Transitions put boxes around those of a view; the one inside stays the same.
  private var innermost: Box {
    var box = box
    while let wrapper = box as? WrapperBox { box = wrapper.content }
    return box
  }

  /// What the view tells its container.
  package var traits: BoxTraits { box.traits }

  /// The identity that a `ForEach` gave the view.
  package var elementID: AnyHashable? {
    // Modifiers of the whole `ForEach` put boxes around those of its views.
    var current: _Node? = innermost.node
    while let node = current, node !== owner {
      switch node.key {
      case .id(let id), .repeated(let id, _): return id
      default: current = node.parent
      }
    }
    return nil
  }

  /// Shows the view.
  public static func _update(_ view: Subview, _ node: _Node) {
    node.showBorrowed(view.box, of: view.owner)
  }
}

/// The views that a container was given, in order.
public struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  let subviews: [Subview]
  /// The first index.
  public var startIndex: Int { 0 }
  /// One past the last index.
  public var endIndex: Int { subviews.count }
  /// One view.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Shows all of the views.
  public static func _update(_ view: SubviewsCollection, _ node: _Node) {
    node.updateOnlyChild(EachSubview(view.subviews) { subview, _ in subview })
  }
}

/// A container that sees the views of its content one by one.
package struct SubviewsReader<Content: View, Result: View>: _PrimitiveView {
  let content: Content
  let result: (SubviewsCollection) -> Result
  package init(
    _ content: Content, @ViewBuilder result: @escaping (SubviewsCollection) -> Result
  ) {
    self.content = content
    self.result = result
  }

  /// Updates the content, then what is made of its views.
  public static func _update(_ view: SubviewsReader, _ node: _Node) {
    let link = node.slot { SubviewsLink(node) }
    link.isUpdating = true
    defer { link.isUpdating = false }
    var children = ChildUpdate(node)
    children.next(SubviewsHolder(content: view.content, link: link))
    children.next(view.result(SubviewsCollection(subviews: link.subviews)))
    children.finish()
    if node.children.count == 2 { node.source = .borrowing(node.children[1]) }
  }
}

/// Ties a reader to the boxes of its content.
///
/// Owned by the reader's node.
private final class SubviewsLink {
  private unowned let node: _Node
  var isUpdating = false
  weak var holder: _Node?
  weak var box: SubviewsBox?
  init(_ node: _Node) { self.node = node }

  var subviews: [Subview] {
    guard let holder, let box else { return [] }
    return box.children.map { Subview(box: $0, owner: holder) }
  }
  func changed() {
    guard !isUpdating else { return }
    node.invalidate()
  }
}

private struct SubviewsHolder<Content: View>: _PrimitiveView {
  let content: Content
  let link: SubviewsLink
  static func _update(_ view: SubviewsHolder, _ node: _Node) {
    view.link.box = node.ownBox { SubviewsBox(node, view.link) }
    view.link.holder = node
    node.updateOnlyChild(view.content)
  }
}

/// Collects boxes that others lay out and draw.
private final class SubviewsBox: ContainerBox {
  private weak var link: SubviewsLink?
  init(_ node: _Node, _ link: SubviewsLink) {
    self.link = link
    super.init(node)
  }
  override func childrenChanged() {
    super.childrenChanged()
    link?.changed()
  }
}

/// A view for each subview; the subviews' own transitions are the only ones.
package struct EachSubview<Row: View>: _PrimitiveView {
  let subviews: [Subview]
  let row: (Subview, Int) -> Row
  package init(_ subviews: [Subview], @ViewBuilder row: @escaping (Subview, Int) -> Row) {
    self.subviews = subviews
    self.row = row
  }
  /// Updates each view under the identity of its subview.
  public static func _update(_ view: EachSubview, _ node: _Node) {
    var children = ChildUpdate(node)
    for (index, subview) in view.subviews.enumerated() {
      children.next(view.row(subview, index), key: .id(AnyHashable(subview.id)))
    }
    children.finish()
  }
}

extension Group where Content: View {
  /// A view made of the views of another one.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupOfSubviews<Base, Result> {
    self.init { GroupOfSubviews(base: view, transform: transform) }
  }
}

/// A view made of the views of another one.
public struct GroupOfSubviews<Base: View, Result: View>: _PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result
  /// Updates the base and what is made of it.
  public static func _update(_ view: GroupOfSubviews, _ node: _Node) {
    node.updateOnlyChild(SubviewsReader(view.base, result: view.transform))
  }
}

extension _Node {
  /// Where the view of an identity below this node lies, as layout decided; canvas points.
  package func frame(ofID id: AnyHashable) -> CGRect? {
    if key == .id(id), let box = boxes.first {
      return CGRect(origin: box.globalOrigin, size: box.frame.size)
    }
    for child in children {
      if let found = child.frame(ofID: id) { return found }
    }
    return nil
  }

  /// The views that a `ForEach` below this node made, as layout placed them; canvas points.
  package var placedViews: [(id: AnyHashable?, frame: CGRect)] {
    children.flatMap { child -> [(id: AnyHashable?, frame: CGRect)] in
      guard case .id(let id) = child.key, let box = child.boxes.first else {
        return child.placedViews
      }
      return [(id, CGRect(origin: box.globalOrigin, size: box.frame.size))]
    }
  }
}
