import Display

/// Collects what is drawn.
final class ItemSink {
  var items: [DisplayItem] = []
}

/// Passes down, while drawing, where things are and what reaches them.
package struct EmitContext {
  package let graph: ViewGraph
  let sink: ItemSink
  /// The origin of the current box in the space of `state.transform`.
  package var origin = CGPoint.zero
  package var state = RenderState()

  init(graph: ViewGraph, sink: ItemSink) {
    self.graph = graph
    self.sink = sink
  }

  package var now: Time { graph.now }

  func moved(by offset: CGPoint) -> EmitContext {
    var copy = self
    copy.origin.x += offset.x
    copy.origin.y += offset.y
    return copy
  }

  /// A context whose space begins at a point of this one.
  package func entering(_ origin: CGPoint) -> EmitContext {
    var copy = self
    copy.state.translate(by: CGPoint(x: self.origin.x + origin.x, y: self.origin.y + origin.y))
    copy.origin = .zero
    return copy
  }

  /// Adds content in the current space with the state that reaches it.
  package func add(_ content: DisplayItem.Content, opacity: Double = 1) {
    add(content, opacity: opacity, blendMode: nil)
  }

  package func add(
    _ content: DisplayItem.Content, opacity: Double, blendMode: DisplayBlendMode?
  ) {
    guard state.opacity * opacity > 0 else { return }
    var transform = state.transform
    if origin != .zero {
      transform = ProjectionTransform(
        CGAffineTransform(translationX: origin.x, y: origin.y)
      ).concatenating(transform)
    }
    put(
      DisplayItem(
        content, transform: transform, filters: state.filters, clips: state.clips,
        opacity: state.opacity * opacity, blendMode: blendMode ?? state.blendMode))
  }

  /// The way of each item into the list; what is no number never gets there.
  private func put(_ item: DisplayItem) {
    guard item.isFinite else {
      graph.warn("a value that is no number reaches what is drawn, which is left out")
      return
    }
    sink.items.append(item)
  }

  /// What a closure draws in a fresh picture: same place, no state from outside.
  package func captured(keepingOpacity: Bool = false, _ body: (EmitContext) -> Void)
    -> [DisplayItem]
  {
    var inner = EmitContext(graph: graph, sink: ItemSink())
    inner.origin = origin
    inner.state.transform = state.transform
    if keepingOpacity { inner.state.opacity = state.opacity }
    body(inner)
    return inner.sink.items
  }

  /// Draws what a closure draws as one picture under the state from outside.
  ///
  /// Opacity goes to the leaves if `pushesOpacity`, otherwise to the picture.
  package func group(pushesOpacity: Bool, _ body: (EmitContext) -> Void) {
    let items = captured(keepingOpacity: pushesOpacity, body)
    guard !items.isEmpty else { return }
    place(.group(items), opacity: pushesOpacity ? 1 : state.opacity)
  }

  /// Draws content that already lies in canvas space.
  package func place(_ content: DisplayItem.Content, opacity: Double) {
    guard opacity > 0 else { return }
    put(
      DisplayItem(
        content, filters: state.filters, clips: state.clips, opacity: opacity,
        blendMode: state.blendMode))
  }
}
