/// A look for lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which of the system's looks it is.
  var _look: _ListLook { get }
}

/// One of the system's looks for lists.
public struct _ListLook {
  let look: ListLook
}

/// The platform's look: rows on cards.
public struct DefaultListStyle: ListStyle {
  /// The platform's look.
  public init() {}
  /// Rows on cards.
  public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}
/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Rows from side to side.
  public init() {}
  /// Rows from side to side.
  public var _look: _ListLook { _ListLook(look: .plain) }
}
/// Groups from side to side.
public struct GroupedListStyle: ListStyle {
  /// Groups from side to side.
  public init() {}
  /// Groups from side to side.
  public var _look: _ListLook { _ListLook(look: .grouped) }
}
/// Rows on cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Rows on cards.
  public init() {}
  /// Rows on cards.
  public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}
/// Rows inside the sides.
public struct InsetListStyle: ListStyle {
  /// Rows inside the sides.
  public init() {}
  /// Rows inside the sides.
  public var _look: _ListLook { _ListLook(look: .inset) }
}
/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Rows of a sidebar.
  public init() {}
  /// Rows of a sidebar.
  public var _look: _ListLook { _ListLook(look: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's look.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows inside the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey { static let defaultValue = ListLook.insetGrouped }

extension EnvironmentValues {
  var listStyleLook: ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleLook, style._look.look)
  }
}
