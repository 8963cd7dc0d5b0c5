/// Traits that people are told of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64
  /// Traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  /// A window in front of all else.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// On or off.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
}

/// How views inside are told to people.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// One by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Words for people who do not see the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(Accessibility(label: label.plainText)))
  }
  /// Words for people who do not see the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Words for people who do not see the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// A name for scripts.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier(Accessibility(identifier: identifier)))
  }
  /// The value of the view in words.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(Accessibility(value: value.plainText)))
  }
  /// The value of the view in words.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// The value of the view in words.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Whether people are not told of the view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(Accessibility(isHidden: hidden)))
  }
}

extension View {
  /// Words for people who do not see the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The value of the view in words.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Whether people are not told of the view.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// A name for scripts.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
}
