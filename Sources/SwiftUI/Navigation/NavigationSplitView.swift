/// Columns side by side; on a phone one above the other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  @State private var sidebarWidth: CGFloat?

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.detail = detail
  }
  /// A sidebar and what it leads to.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.init(nil, nil, sidebar(), detail()) }
  /// A sidebar and what it leads to.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(columnVisibility, nil, sidebar(), detail()) }
  /// A sidebar and what it leads to; one of them where there is no room for both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), detail())
  }
  /// A sidebar, a list and what they lead to; the list is not drawn.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), detail()) }
  /// A sidebar, a list and what they lead to; the list is not drawn.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), detail()) }

  /// The columns where there is room for both, else one of them.
  public var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= 600
      let showsSidebar =
        isWide
        ? visibility?.wrappedValue != .detailOnly : preferred?.wrappedValue != .detail
      HStack(spacing: 0) {
        if showsSidebar {
          PageStack(path: nil, root: sidebar)
            .onPreferenceChange(ColumnWidthKey.self) { sidebarWidth = $0 }
            .frame(width: isWide ? sidebarWidth ?? 320 : proxy.size.width)
            .transition(.move(edge: .leading))
        }
        if isWide {
          if showsSidebar { Hairline(axis: .vertical) }
          PageStack(path: nil, root: detail)
        } else if !showsSidebar {
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
