/// Several views side by side, as a builder's statements give them.
public struct TupleView<T>: _PrimitiveView {
  /// The views.
  public var value: T
  private let update: @MainActor (_Node) -> Void

  /// Views from a tuple.
  init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    update = { node in
      var children = ChildUpdate(node)
      for view in repeat each value { children.next(view) }
      children.finish()
    }
  }

  /// Updates each view as a child at its own position.
  public static func _update(_ view: TupleView, _ node: _Node) { view.update(node) }
}

/// No view.
public struct EmptyView: _PrimitiveView {
  /// No view.
  public init() {}
  /// Makes nothing.
  public static func _update(_ view: EmptyView, _ node: _Node) {}
}
