/// A key with others held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Return.
  public static let defaultAction = KeyboardShortcut(.return)
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape)
  /// The key.
  public var key: KeyEquivalent
  /// The others.
  public var modifiers: EventModifiers
  /// A key with others held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}
/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Its character.
  public var character: Character
  /// A key by its character.
  public init(_ character: Character) { self.character = character }
  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tabulator.
  public static let tab = KeyEquivalent("\t")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}
/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capital letters.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}
/// A key that was pressed.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
  /// Whether a key was of use.
  @frozen public enum Result: Sendable { case handled, ignored }
}

extension View {
  /// Has no effect in a film, which has no keyboard.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Has no effect in a film, which has no keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Has no effect in a film, which has no keyboard.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  {
    self
  }
  /// Has no effect in a film, which has no keyboard.
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Has no effect in a film, which is sent no address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Has no effect in a film: how voices read.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Has no effect in a film: an action for those who do not see the view.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect in a film: an action for those who do not see the view.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Has no effect in a film: which view comes first.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Has no effect in a film: other names.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
  /// Has no effect in a film: larger and smaller values.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}
/// A kind of action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// The usual one.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Away.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important one.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
/// Which way a value goes.
@frozen public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
