/// Columns side by side; on a phone one above the other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let detail: Detail
  /// A sidebar and what it leads to.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
  }
  /// A sidebar and what it leads to.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }
  /// A sidebar, a list and what they lead to.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.detail = detail()
  }
  /// The columns where there is room for both, else the sidebar alone.
  public var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        PageStack(path: nil, root: sidebar)
          .frame(width: proxy.size.width < 600 ? proxy.size.width : 320)
        if proxy.size.width >= 600 {
          Hairline(axis: .vertical)
          PageStack(path: nil, root: detail)
        }
      }
    }
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Two of them.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A look for navigation views: all are drawn as stacks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}
/// Pages one above the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Pages one above the other.
  public init() {}
}
/// The platform's look.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The platform's look.
  public init() {}
}
/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages one above the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's look.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
extension View {
  /// The look of navigation views inside: always a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
