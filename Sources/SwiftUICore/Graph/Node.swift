import Observation

/// What tells a child of a node from its siblings.
enum NodeKey: Hashable {
  case position(Int)
  case type(ObjectIdentifier)
  case id(AnyHashable)
  /// A later element with an identity that was already used.
  case repeated(AnyHashable, Int)
}

/// Where a node's boxes come from.
enum BoxSource {
  /// From the children, in order.
  case children
  /// One box of the node's own, which lays out and draws the children's.
  case own(Box)
  /// A box of the node's own around each of the children's.
  case wrapping(BoxWrapping)
  /// From a node elsewhere in the tree.
  case borrowing(_Node)
}

/// One view at one place of the tree: its identity, its state and what it has become.
///
/// Owned by its parent; the graph owns the root.
public final class _Node {
  package unowned let graph: ViewGraph
  package private(set) weak var parent: _Node?
  let depth: Int
  let viewType: ObjectIdentifier
  private let swiftType: Any.Type
  /// The view's type, for messages.
  ///
  /// Worked out when asked for: few runs name their views.
  package var typeName: String { _typeName(swiftType, qualified: false) }
  let key: NodeKey

  package internal(set) var children: [_Node] = []
  package var environment: EnvironmentValues
  package var scope: TransactionScope
  var slots: [AnyObject] = []
  var slotCursor = 0
  /// Evaluates the node again with the view it last got.
  var rerun: (@MainActor () -> Void)?
  var isDirty = false
  /// Whether the node is being updated for the first time.
  package private(set) var isNew = true
  package private(set) var isAlive = true
  /// A number no other node of the graph has had, for records.
  private(set) lazy var serial = graph.nextOrder()
  /// Plain type names of the views around this one, nearest first, for records.
  private(set) lazy var ownerTypes: [String] = _Node.ownerTypes(above: self)
  /// The nearest view around this one that the scene's own code declares, by its name.
  var sceneType: String? {
    var current: _Node? = self
    while let node = current {
      let module = String(reflecting: node.swiftType).prefix { $0 != "." && $0 != "<" }
      let name = node.typeName.prefix { $0 != "<" }
      if !["SwiftUI", "SwiftUICore", "Swift", "UIKit"].contains(module), !name.hasPrefix("("),
        !name.hasPrefix("_")
      {
        return String(name)
      }
      current = node.parent
    }
    return nil
  }
  /// Things to do when the node leaves the tree, in reverse order of registration.
  var onTearDown: [() -> Void] = []

  /// The name of the space of what is inside, if it has one.
  var spaceName: AnyHashable?
  /// What the node does to a preference on its way up.
  var preferenceRule: PreferenceRule?
  var source = BoxSource.children
  private var cachedBoxes: [Box]?
  /// Transitions of dynamic children, by child.
  var presenters: [ObjectIdentifier: TransitionHost] = [:]
  var leaving: [_Node] = []
  /// Nodes that show this one's boxes.
  weak var borrower: _Node?

  init(
    graph: ViewGraph, parent: _Node?, viewType: Any.Type, key: NodeKey,
    environment: EnvironmentValues, scope: TransactionScope
  ) {
    self.graph = graph
    self.parent = parent
    self.viewType = ObjectIdentifier(viewType)
    swiftType = viewType
    self.key = key
    self.environment = environment
    self.scope = scope
    depth = (parent?.depth ?? -1) + 1
  }

  /// Brings the node up to date with a view of the type it was made for.
  @MainActor func update<V: View>(_ view: V) {
    isDirty = false
    slotCursor = 0
    rerun = { [unowned self] in
      isDirty = false
      slotCursor = 0
      V._update(view, self)
    }
    V._update(view, self)
    isNew = false
  }

  /// Asks for another evaluation in the next update.
  package func invalidate() {
    guard isAlive else { return }
    graph.invalidate(self)
  }

  /// A place for an object that lives as long as the node, made at the first call.
  ///
  /// Calls must come in the same order in every update.
  package func slot<T: AnyObject>(_ make: () -> T) -> T {
    defer { slotCursor += 1 }
    if slotCursor < slots.count, let found = slots[slotCursor] as? T { return found }
    let made = make()
    if slotCursor < slots.count { slots[slotCursor] = made } else { slots.append(made) }
    return made
  }

  // MARK: Boxes

  /// The boxes this node stands for in its container, back to front.
  package var boxes: [Box] {
    if let cachedBoxes { return cachedBoxes }
    let made: [Box]
    switch source {
    case .children: made = childBoxes
    case .own(let box): made = [box]
    case .wrapping(let wrapping): made = wrapping.wrap(childBoxes)
    case .borrowing(let other): made = other.boxes
    }
    cachedBoxes = made
    return made
  }

  /// The boxes of the children; those on their way out lie behind.
  var childBoxes: [Box] {
    var all: [Box] = []
    for child in leaving { all += presentedBoxes(of: child) }
    for child in children { all += presentedBoxes(of: child) }
    return all
  }

  private func presentedBoxes(of child: _Node) -> [Box] {
    presenters[ObjectIdentifier(child)]?.boxes ?? child.boxes
  }

  /// Forgets boxes up to the container that lays them out.
  func invalidateBoxes() {
    var current: _Node? = self
    while let node = current {
      node.cachedBoxes = nil
      if case .own(let box) = node.source {
        box.childrenChanged()
        break
      }
      // Boxes shown by a transition reach the container through it.
      current = node.borrower ?? node.parent
    }
    graph.needsLayout = true
  }

  /// Gives the node a box of its own, made at the first call.
  func ownBox<B: Box>(_ make: () -> B) -> B {
    if case .own(let box) = source, let known = box as? B { return known }
    let made = make()
    source = .own(made)
    cachedBoxes = nil
    return made
  }

  // MARK: End

  /// Ends the node and all below it: state is gone, disappearance is told.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    for child in children { child.tearDown() }
    for child in leaving { child.tearDown() }
    for host in presenters.values.sorted(by: { $0.order < $1.order }) { host.tearDown() }
    for action in onTearDown.reversed() { action() }
    onTearDown = []
    rerun = nil
  }
}
