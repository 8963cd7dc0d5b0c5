/// A value that views hand up the tree.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Joins the value of a later view to those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// What one node does to a preference on its way up.
struct PreferenceRule {
  let key: ObjectIdentifier
  /// Joins or changes the value from below; nil below means no view set one.
  let apply: (Any?) -> Any?
}

/// A view that follows a preference from below.
protocol PreferenceObserving: AnyObject {
  /// Looks at the value now; returns whether something was set in motion.
  func check()
}

extension _Node {
  /// The value of a preference from this node and all below it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    func join(_ next: K.Value?) {
      guard let next else { return }
      if value == nil {
        value = next
      } else if var all = value {
        K.reduce(value: &all, nextValue: { next })
        value = all
      }
    }
    for child in children { join(child.preference(key)) }
    guard let rule = preferenceRule, rule.key == ObjectIdentifier(key) else { return value }
    return rule.apply(value) as? K.Value
  }
}

extension ViewGraph {
  func updatePreferences() {
    for observer in preferenceObservers { observer.check() }
  }
}

/// Sets or changes a preference.
struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let apply: (K.Value?, _Node) -> K.Value
  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: PreferenceModifier, content: C, _ node: _Node) {
    node.preferenceRule = PreferenceRule(key: ObjectIdentifier(K.self)) { [weak node] below in
      guard let node else { return below }
      return modifier.apply(below as? K.Value, node)
    }
    node.updateOnlyChild(content)
  }
}

/// Calls a closure when a preference from below changes.
struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  typealias Body = Never
  let action: (K.Value) -> Void

  private final class Watch: PreferenceObserving {
    private unowned let node: _Node
    var action: (K.Value) -> Void
    private var seen: K.Value?
    init(_ node: _Node, _ action: @escaping (K.Value) -> Void) {
      self.node = node
      self.action = action
    }
    func check() {
      guard node.isAlive else { return }
      let value = node.preference(K.self) ?? K.defaultValue
      guard value != seen else { return }
      let isFirstDefault = seen == nil && value == K.defaultValue
      seen = value
      if isFirstDefault { return }
      let action = action
      node.graph.actions.append(
        PendingAction(
          depth: node.depth, kind: .change, of: node, word: "onPreferenceChange"
        ) { action(value) })
    }
  }

  @MainActor @preconcurrency
  static func _updateModified<C: View>(
    _ modifier: PreferenceChangeModifier, content: C, _ node: _Node
  ) {
    let watch = node.slot { Watch(node, modifier.action) }
    watch.action = modifier.action
    if node.isNew {
      let graph = node.graph
      graph.preferenceObservers.append(watch)
      node.onTearDown.append { [weak graph] in
        graph?.preferenceObservers.removeAll { $0 === watch }
      }
    }
    node.updateOnlyChild(content)
  }
}

/// Builds a view from a preference of the content, in front of or behind it.
struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let isBehind: Bool
  let make: (K.Value) -> Layer

  private final class Watch: PreferenceObserving {
    private unowned let node: _Node
    private var layout = UInt64.max
    init(_ node: _Node) { self.node = node }
    func check() {
      // Values may hold anchors into a layout that has changed: built anew after each layout.
      guard node.isAlive, layout != node.graph.layoutID, !node.children.isEmpty else {
        return
      }
      layout = node.graph.layoutID
      node.invalidate()
      node.graph.evaluateDirty()
      node.graph.layOutIfNeeded()
      layout = node.graph.layoutID
    }
  }

  @MainActor @preconcurrency
  static func _updateModified<C: View>(
    _ modifier: PreferenceLayerModifier, content: C, _ node: _Node
  ) {
    let watch = node.slot { Watch(node) }
    if node.isNew {
      let graph = node.graph
      graph.preferenceObservers.append(watch)
      node.onTearDown.append { [weak graph] in
        graph?.preferenceObservers.removeAll { $0 === watch }
      }
    }
    let box = node.ownBox { LayeredBox(node) }
    box.alignment = modifier.alignment
    box.isBehind = modifier.isBehind
    let value = node.children.first?.preference(K.self) ?? K.defaultValue
    var children = ChildUpdate(node)
    children.next(content)
    children.next(modifier.make(value))
    children.finish()
  }
}

extension View {
  /// Hands a value up the tree.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _, _ in value })
  }
  /// Changes a value on its way up the tree.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { below, _ in
        var value = below ?? K.defaultValue
        callback(&value)
        return value
      })
  }
  /// Calls a closure when a value from below changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
  /// Puts in front what a closure makes of a value from below.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, make: transform))
  }
  /// Puts behind what a closure makes of a value from below.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, make: transform))
  }
  /// Hands up a place of the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { _, node in transform(Anchor(source: value, node: node)) })
  }
  /// Changes a value on its way up the tree by a place of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { below, node in
        var result = below ?? K.defaultValue
        transform(&result, Anchor(source: value, node: node))
        return result
      })
  }
}

/// A place of a view that others can convert into their own space.
public struct Anchor<Value> {
  /// Which place.
  public struct Source {
    let value: (CGRect) -> Value
    let inSpace: (CGRect, CGPoint) -> Value
  }
  let source: Source
  weak var node: _Node?
  init(source: Source, node: _Node) {
    self.source = source
    self.node = node
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { $0 }, inSpace: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view in unit space.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { point.point(in: $0) },
      inSpace: { point.point(in: $0.offsetBy(dx: -$1.x, dy: -$1.y)) })
  }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
}
