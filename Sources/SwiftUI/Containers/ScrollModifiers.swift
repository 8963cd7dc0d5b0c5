/// Where margins apply.
public struct ContentMarginPlacement: Sendable {
  let appliesToContent: Bool
  /// The platform's choice.
  public static let automatic = ContentMarginPlacement(appliesToContent: true)
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(appliesToContent: true)
  /// The bars alone.
  public static let scrollIndicators = ContentMarginPlacement(appliesToContent: false)
}

extension View {
  /// Where scroll views inside show their content first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }
  /// Whether scroll views inside do not follow a finger.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
  /// Whether scroll views inside show what lies beyond their frame.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipDisabled, disabled)
  }
  /// The view shown first in scroll views inside, by its identity.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPositionBinding,
      Binding(
        get: { id.wrappedValue.map { AnyHashable($0) } }, set: { id.wrappedValue = $0?.base as? ID }
      ))
  }
  /// Space around the content of scroll views inside; nil: 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
  }
  /// Space around the content of scroll views inside.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length, edges: .all), for: placement)
  }
  /// Space around the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement.appliesToContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
}
