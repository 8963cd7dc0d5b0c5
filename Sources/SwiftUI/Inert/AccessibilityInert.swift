extension View {
  /// Has no effect in a film: how views inside are told to people.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  /// Has no effect in a film: traits that people are told.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Has no effect in a film: traits that people are not told.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Has no effect in a film: what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Has no effect in a film: what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
}
