/// How deep a heading lies.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Has no effect in a film: what happens when the view is used.
  public func accessibility(hint: Text) -> some View { self }
  /// Has no effect in a film: traits that people are told of.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Has no effect in a film: traits that people are not told of.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Has no effect in a film: which view comes first.
  public func accessibility(sortPriority: Double) -> some View { self }
  /// Has no effect in a film: what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Has no effect in a film: how deep a heading lies.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Has no effect in a film: another view for those who do not see this one.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Has no effect in a film: views for those who do not see this one.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Has no effect in a film: whether the view answers to a person.
  public func accessibilityRespondsToUserInteraction(_ value: Bool = true) -> some View { self }
  /// Has no effect in a film: a large picture of the view while it is touched.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Has no effect in a film: a large picture of the view while it is touched.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View { self }
  /// Has no effect in a film: whether inverted colours spare the view.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Has no effect in a film: actions for those who do not see the view.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Has no effect in a film: whether touches go to the view at once.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  /// Has no effect in a film: a view that is the label of another one.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Which of a pair a view is.
@frozen public enum AccessibilityLabeledPairRole: Sendable { case label, content }
