/// Where a pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// Does something when a pointer comes to the view or leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    var actions = TouchActions()
    actions.hover = action
    return modifier(TouchModifier(actions))
  }
  /// Does something while a pointer is on the view; its place is told in the view's own space.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    var actions = TouchActions()
    actions.pointer = { action($0.map { .active($0) } ?? .ended) }
    return modifier(TouchModifier(actions))
  }
}
