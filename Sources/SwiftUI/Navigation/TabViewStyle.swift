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
public struct PageIndexViewStyle: Sendable {
  /// When the ground is shown.
  public struct BackgroundDisplayMode: Sendable {
    /// The platform's choice.
    public static let automatic = BackgroundDisplayMode()
    /// While a person moves it.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }
  /// A ground behind the dots.
  public static func page(
    backgroundDisplayMode: BackgroundDisplayMode = .automatic
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
  /// A ground behind the dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

private struct TabLookKey: EnvironmentKey { static let defaultValue = TabLook.bar }

extension EnvironmentValues {
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
  /// Has no effect in a film: the ground behind the dots of pages.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}
