/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  /// Updates the branch that is shown; the other one leaves.
  public static func _update(_ view: _ConditionalContent, _ node: _Node) {
    switch view.storage {
    case .first(let content): node.updateDynamicChild(content, key: .position(0))
    case .second(let content): node.updateDynamicChild(content, key: .position(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive view has no body") }
  /// Updates the view if there is one.
  @MainActor @preconcurrency
  public static func _update(_ view: Self, _ node: _Node) {
    switch view {
    case .some(let content): node.updateDynamicChild(content, key: .position(0))
    case .none: node.removeDynamicChildren()
    }
  }
}
