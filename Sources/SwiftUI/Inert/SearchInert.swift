/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// The platform's choice.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title, always or not.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
  /// Whether the field is always there.
  @frozen public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

/// Where a search begins to use its scopes.
public struct SearchScopeActivation: Sendable {
  /// The platform's choice.
  public static let automatic = SearchScopeActivation()
  /// When letters are written.
  public static let onTextEntry = SearchScopeActivation()
  /// When the field is there.
  public static let onSearchPresentation = SearchScopeActivation()
}
/// Whether a bar stays while a person searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The platform's choice.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// It stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
/// How a search field takes its place in a bar.
public struct SearchToolbarBehavior: Sendable {
  /// The platform's choice.
  public static let automatic = SearchToolbarBehavior()
  /// As a button.
  public static let minimize = SearchToolbarBehavior()
}

extension View {
  /// Has no effect in a film: text that is searched for.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View { self }
  /// Has no effect in a film: text that is searched for.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }
  /// Has no effect in a film: text that is searched for.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { self }
  /// Has no effect in a film: text that is searched for.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View { self }
  /// Has no effect in a film: what may be searched for.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Has no effect in a film: the text that a suggestion stands for.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Has no effect in a film: where is searched.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  /// Has no effect in a film: where is searched.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  /// Has no effect in a film: whether a bar stays while a person searches.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Has no effect in a film: how a search field takes its place in a bar.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Has no effect in a film: whether letters go to the search field.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}
