extension View {
  /// Has no effect on a canvas, which has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Has no effect on a canvas, which has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Has no effect on a canvas, which has no home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Has no effect in a film: whether text can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Has no effect in a film: how voices are slowed.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
}

/// Whether text can be selected.
///
/// Has no effect in a film.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}
/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}
/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
