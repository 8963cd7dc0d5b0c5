enum TagKey {}

extension BoxTraits {
  /// What tells an option of a picker or a tab from the others.
  var tag: AnyHashable? {
    get { values[ObjectIdentifier(TagKey.self)] as? AnyHashable }
    set { values[ObjectIdentifier(TagKey.self)] = newValue }
  }
}

extension Subview {
  /// The tag set for the view, else the identity that a `ForEach` gave it.
  var tag: AnyHashable? { traits.tag ?? elementID }
}

extension View {
  /// What tells the view from others in a picker or a tab view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitLayout { $0.tag = AnyHashable(tag) })
  }
}
