extension View {
  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    var actions = TouchActions()
    actions.tapCount = count
    actions.tap = { _ in action() }
    return modifier(TouchModifier(actions))
  }
  /// Does something with the place of a tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    var actions = TouchActions()
    actions.tapCount = count
    actions.tap = action
    return modifier(TouchModifier(actions))
  }
  /// Does something when the view is pressed for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    var actions = TouchActions()
    actions.longPress = action
    actions.longPressSeconds = minimumDuration
    actions.press = onPressingChanged
    return modifier(TouchModifier(actions))
  }
  /// The part of the view that takes touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(HitTestModifier(shape: { shape.path(in: $0) }))
  }
  /// Whether the view takes touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestModifier(allows: enabled))
  }
}
