/// A part of a user interface.
///
/// Composite views give a `body`; the engine's own primitive views do their work in `_update`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Brings a node of the graph up to date with a new value of the view.
  @MainActor @preconcurrency static func _update(_ view: Self, _ node: _Node)
}

extension Never: View {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view the engine itself understands.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension View {
  /// Brings a composite view's node up to date: links its dynamic properties, samples its
  /// animatable data and evaluates its body.
  @MainActor @preconcurrency
  public static func _update(_ view: Self, _ node: _Node) {
    node.updateComposite(view) { $0.body }
  }
}
