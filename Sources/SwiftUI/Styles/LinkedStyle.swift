/// A style as a part of the tree, so that its dynamic properties are filled.
struct LinkedStyle<Style, Content: View>: _PrimitiveView {
  let value: Style
  let content: @MainActor (Style) -> Content
  static func _update(_ view: LinkedStyle, _ node: _Node) {
    node.updateOnlyChild(view.content(node.linked(view.value)))
  }
}

/// Runs a closure of the main actor where the engine is, which is always its thread.
func onMainThread<T>(_ body: @MainActor () -> T) -> T {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
}
