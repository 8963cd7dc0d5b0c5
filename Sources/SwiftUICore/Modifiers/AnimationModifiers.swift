/// Changes the transactions that reach its content.
struct TransactionModifier: ViewModifier {
  typealias Body = Never
  enum Rule {
    /// In the update in which a value changed. The box compares with the value before.
    case onChange(changed: (_Node) -> Bool, (inout Transaction) -> Void)
    case always((inout Transaction) -> Void)
  }
  let rule: Rule

  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: TransactionModifier, content: C, _ node: _Node) {
    let scope = node.innerScope()
    switch modifier.rule {
    case .onChange(let changed, let change):
      if changed(node) { scope.set(update: node.graph.updateID, change) }
    case .always(let change): scope.set(update: nil, change)
    }
    node.updateOnlyChild(content, scope: scope)
  }

  /// A rule for updates in which an equatable value is another one; its first sight is no change.
  static func onChange<V: Equatable>(
    of value: V, _ change: @escaping (inout Transaction) -> Void
  ) -> TransactionModifier {
    TransactionModifier(
      rule: .onChange(
        changed: { node in
          let seen = node.slot { Current<V?>(nil) }
          defer { seen.value = value }
          return seen.value.map { $0 != value } ?? false
        }, change))
  }
}

extension _Node {
  /// A scope below the node's own, made once.
  func innerScope() -> TransactionScope {
    let scope = slot { Current<TransactionScope?>(nil) }
    if let known = scope.value, known.parent === self.scope { return known }
    let made = TransactionScope(parent: self.scope)
    scope.value = made
    return made
  }
}

extension View {
  /// Animates what changes inside when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      TransactionModifier.onChange(of: value) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }
  /// Animates everything that changes inside.
  public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier(
        rule: .always { if !$0.disablesAnimations { $0.animation = animation } }))
  }
  /// Animates only the modifiers that a closure adds.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      BodyTransactionModifier(
        content: self,
        change: { if !$0.disablesAnimations { $0.animation = animation } }, body: body))
  }
  /// Changes every transaction that reaches the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(rule: .always(transform)))
  }
  /// Changes transactions of updates in which a value changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier.onChange(of: value, transform))
  }
  /// Changes transactions only for the modifiers that a closure adds.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(BodyTransactionModifier(content: self, change: transform, body: body))
  }
}

/// A transaction for the modifiers of a closure, while the view inside keeps the outer one.
struct BodyTransactionModifier<Inner: View, V: View>: ViewModifier {
  typealias Body = Never
  let content: Inner
  let change: (inout Transaction) -> Void
  let body: (PlaceholderContentView<Inner>) -> V

  @MainActor @preconcurrency
  static func _updateModified<C: View>(
    _ modifier: BodyTransactionModifier, content: C, _ node: _Node
  ) {
    let scope = node.innerScope()
    scope.set(update: nil, modifier.change)
    let placeholder = PlaceholderContentView(content: modifier.content, scope: node.scope)
    node.updateOnlyChild(modifier.body(placeholder), scope: scope)
  }
}

/// The view that a closure's modifiers are applied to.
public struct PlaceholderContentView<Value: View>: _PrimitiveView {
  let content: Value
  /// The scope the view keeps, when it is not that of its surroundings.
  var scope: TransactionScope?
  /// Updates the view itself.
  public static func _update(_ view: PlaceholderContentView, _ node: _Node) {
    node.updateOnlyChild(view.content, scope: view.scope)
  }
}

/// Gives a view an identity; another one is another view.
struct IdentifiedView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID
  static func _update(_ view: IdentifiedView, _ node: _Node) {
    node.updateDynamicChild(view.content, key: .id(AnyHashable(view.id)))
  }
}

extension View {
  /// Ties the view to an identity: with another one its state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
