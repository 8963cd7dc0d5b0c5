/// Content whose elements a person can move or delete.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension View {
  /// Has no effect in a film: whether a row can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Has no effect in a film: whether a row can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Has no effect in a film: loading anew by a pull.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Has no effect in a film: the ground of a list's section.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Has no effect in a film: space between a list's sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Has no effect in a film: space between a list's rows.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Has no effect in a film: a number on a row or a tab.
  public func badge(_ count: Int) -> some View { self }
  /// Has no effect in a film: a word on a row or a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
}
