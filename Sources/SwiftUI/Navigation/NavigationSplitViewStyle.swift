/// How the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
/// The platform's choice: columns side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The platform's choice.
  public init() {}
}
/// Columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Columns side by side.
  public init() {}
}
/// The detail keeps its size; drawn as columns side by side.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The detail keeps its size.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's choice.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns side by side.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// Which column a narrow split view shows.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last one.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The width that a column asks for.
struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Has no effect in a film: split views have columns side by side where there is room.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  /// The width of the sidebar that the view is in, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }
  /// The ideal width of the sidebar that the view is in, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: ColumnWidthKey.self, value: ideal) }
}
