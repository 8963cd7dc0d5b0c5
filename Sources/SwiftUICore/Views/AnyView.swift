/// A view of any type.
public struct AnyView: _PrimitiveView {
  private let update: @MainActor (_Node) -> Void

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      update = { $0.updateDynamicChild(view, key: .type(ObjectIdentifier(V.self))) }
    }
  }
  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Updates the view inside; another type is another identity.
  public static func _update(_ view: AnyView, _ node: _Node) { view.update(node) }
}
