extension _Node {
  /// Updates the one child a node of this kind has.
  @MainActor package func updateOnlyChild<V: View>(
    _ view: V, environment: EnvironmentValues? = nil, scope: TransactionScope? = nil
  ) {
    let environment = environment ?? self.environment
    let scope = scope ?? self.scope
    if let child = children.first, child.viewType == ObjectIdentifier(V.self) {
      child.environment = environment
      child.scope = scope
      child.update(view)
      return
    }
    for child in children { child.tearDown() }
    let child = _Node(
      graph: graph, parent: self, viewType: V.self, key: .position(0), environment: environment,
      scope: scope)
    children = [child]
    child.update(view)
    invalidateBoxes()
  }

  /// Updates the one dynamic child; a child with another key leaves.
  @MainActor func updateDynamicChild<V: View>(_ view: V, key: NodeKey) {
    var update = ChildUpdate(self, isDynamic: true)
    update.next(view, key: key)
    update.finish()
  }

  /// Lets every dynamic child leave.
  @MainActor func removeDynamicChildren() {
    guard !children.isEmpty else { return }
    ChildUpdate(self, isDynamic: true).finish()
  }
}

/// One pass over a node's children: those named again are kept, new ones made, others removed.
@MainActor
package struct ChildUpdate {
  private let node: _Node
  private let isDynamic: Bool
  private var old: [_Node]
  private var byKey: [NodeKey: Int]?
  private var used: Set<Int> = []
  private var kept: [_Node] = []
  private var inserted: [_Node] = []
  private var seen: [AnyHashable: Int] = [:]

  package init(_ node: _Node, isDynamic: Bool = false) {
    self.node = node
    self.isDynamic = isDynamic
    old = node.children
    // A dictionary pays from about sixteen children on.
    if old.count > 16 {
      byKey = Dictionary(old.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { a, _ in a })
    }
  }

  package mutating func next<V: View>(_ view: V) { next(view, key: .position(kept.count)) }

  mutating func next<V: View>(_ view: V, key wanted: NodeKey) {
    var key = wanted
    if case .id(let id) = wanted {
      let count = seen[id, default: 0]
      seen[id] = count + 1
      if count > 0 { key = .repeated(id, count) }
    }
    let child = existing(key, type: V.self) ?? make(key, type: V.self)
    kept.append(child)
    child.environment = node.environment
    child.scope = node.scope
    child.update(view)
  }

  private mutating func existing(_ key: NodeKey, type: Any.Type) -> _Node? {
    let type = ObjectIdentifier(type)
    let index: Int?
    if let byKey {
      index = byKey[key]
    } else if kept.count < old.count, old[kept.count].key == key {
      index = kept.count
    } else {
      index = old.firstIndex { $0.key == key }
    }
    if let index, old[index].viewType == type {
      used.insert(index)
      return old[index]
    }
    // One that was leaving and is wanted again comes back as it is.
    guard isDynamic,
      let index = node.leaving.firstIndex(where: { $0.key == key && $0.viewType == type })
    else { return nil }
    let child = node.leaving.remove(at: index)
    node.presenters[ObjectIdentifier(child)]?.comeBack()
    node.invalidateBoxes()
    return child
  }

  private mutating func make(_ key: NodeKey, type: Any.Type) -> _Node {
    let child = _Node(
      graph: node.graph, parent: node, viewType: type, key: key, environment: node.environment,
      scope: node.scope)
    inserted.append(child)
    return child
  }

  package func finish() {
    let removed = old.indices.filter { !used.contains($0) }.map { old[$0] }
    let changed = !inserted.isEmpty || !removed.isEmpty || !isSameOrder
    node.children = kept
    if isDynamic, !node.isNew {
      for child in inserted { TransitionHost.insert(child, in: node) }
      for child in removed { TransitionHost.remove(child, from: node) }
    } else {
      for child in removed { child.tearDown() }
    }
    if changed { node.invalidateBoxes() }
  }

  private var isSameOrder: Bool {
    kept.count == old.count && zip(kept, old).allSatisfy { $0 === $1 }
  }
}
