/// A change that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  /// The view the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// Brings the node of a modified view up to date.
  @MainActor @preconcurrency static func _updateModified<C: View>(
    _ modifier: Self, content: C, _ node: _Node)
}

extension ViewModifier where Body == Never {
  /// Never evaluated.
  public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }
}

extension ViewModifier {
  /// Evaluates the modifier's body around the content.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(_ modifier: Self, content: C, _ node: _Node) {
    node.updateComposite(modifier) {
      $0.body(content: _ViewModifier_Content { node in node.updateOnlyChild(content) })
    }
  }
  /// This modifier inside another one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view a modifier's body is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let update: @MainActor (_Node) -> Void
  init(update: @escaping @MainActor (_Node) -> Void) { self.update = update }
  /// Updates the view itself.
  public static func _update(_ view: _ViewModifier_Content, _ node: _Node) { view.update(node) }
}

/// A value with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// How.
  public var modifier: Modifier
  /// A value with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive view has no body") }
  /// Lets the modifier update the node.
  @MainActor @preconcurrency
  public static func _update(_ view: ModifiedContent, _ node: _Node) {
    Modifier._updateModified(view.modifier, content: view.content, node)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both modifiers, the inner one first.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: ModifiedContent, content: C, _ node: _Node
  ) {
    node.updateOnlyChild(content.modifier(modifier.content).modifier(modifier.modifier))
  }
}

extension View {
  /// The view with a modifier applied.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  public init() {}
  /// Updates the content alone.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: EmptyModifier, content: C, _ node: _Node
  ) {
    node.updateOnlyChild(content)
  }
}
