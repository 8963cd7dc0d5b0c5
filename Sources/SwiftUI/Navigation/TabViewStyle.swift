enum TabLook: Equatable {
  case bar
  case pages(showsDots: Bool)
}

/// A look for tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// Which of the system's looks it is.
  var _look: _TabLook { get }
}

/// One of the system's looks for tab views.
public struct _TabLook { let look: TabLook }

/// The platform's look: a bar below.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The platform's look.
  public init() {}
  /// A bar below.
  public var _look: _TabLook { _TabLook(look: .bar) }
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots for the pages are shown.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool
    /// When there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Always.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Never.
    public static let never = IndexDisplayMode(showsDots: false)
  }
  let mode: IndexDisplayMode
  /// Pages side by side.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Pages side by side.
  public var _look: _TabLook { _TabLook(look: .pages(showsDots: mode.showsDots)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's look.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages side by side.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A ground behind the dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the ground is shown.
  public struct BackgroundDisplayMode: Sendable {
    let isAlways: Bool
    /// The platform's choice: while a person moves the dots.
    public static let automatic = BackgroundDisplayMode(isAlways: false)
    /// While a person moves the dots.
    public static let interactive = BackgroundDisplayMode(isAlways: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isAlways: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isAlways: false)
  }
  private let mode: BackgroundDisplayMode
  /// A ground behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
  /// Whether the ground is shown while nobody moves the dots.
  public var _hasGround: Bool { mode.isAlways }
}

/// A look for the dots of pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether there is a ground behind the dots.
  var _hasGround: Bool { get }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A ground behind the dots.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
  /// A ground behind the dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// A bar below, as on a phone.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar below.
  public init() {}
  /// A bar below.
  public var _look: _TabLook { _TabLook(look: .bar) }
}
/// A bar below, or a sidebar where there is room; on a phone the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A bar below.
  public init() {}
  /// A bar below.
  public var _look: _TabLook { _TabLook(look: .bar) }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar below.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar below, as on a phone.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

private struct TabLookKey: EnvironmentKey { static let defaultValue = TabLook.bar }

private struct PageGroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the dots of pages lie on a ground.
  var pageDotsHaveGround: Bool {
    get { self[PageGroundKey.self] }
    set { self[PageGroundKey.self] = newValue }
  }
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  /// The look of tab views inside.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, style._look.look)
  }
  /// The look of dots for pages inside.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageDotsHaveGround, style._hasGround)
  }
}
