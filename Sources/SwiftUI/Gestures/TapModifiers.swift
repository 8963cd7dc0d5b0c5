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
  /// Does something when the view is pressed for a while, and when a press begins or ends.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
  /// The part of the view that some kinds of actions look at; touches look at it here.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
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

/// Kinds of actions that look at the shape of content.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while something is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is seen under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
