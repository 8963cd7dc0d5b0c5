/// What a toolbar is for.
///
/// Has no effect in a film.
public struct ToolbarRole: Sendable {
  /// The platform's choice.
  public static let automatic = ToolbarRole()
  /// Going from page to page.
  public static let navigationStack = ToolbarRole()
  /// Browsing.
  public static let browser = ToolbarRole()
  /// Editing.
  public static let editor = ToolbarRole()
}

/// How a page comes from another one.
///
/// Has no effect here: pages come as usual.
public struct NavigationTransition: Sendable {
  /// As usual.
  public static let automatic = NavigationTransition()
  /// Out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition() }
}

extension View {
  /// Has no effect in a film: what is behind bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Has no effect in a film: whether there is something behind bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Has no effect in a film: whether there is something behind bars.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Has no effect in a film: light or dark bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Has no effect in a film: what the toolbar is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Has no effect in a film: a second line below the title.
  public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { self }
  /// Has no effect here: pages come as usual.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Has no effect here: pages come as usual.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect here: pages come as usual.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  /// Has no effect in a film: whether a pull closes a sheet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
