/// Whether bars show where content is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// The platform's choice.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Sendable {
  /// The platform's choice.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// When it is larger than the window.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How a keyboard goes when content scrolls.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The platform's choice.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not.
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// Has no effect in a film: whether bars show where content is.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Has no effect in a film: bars that flash.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Has no effect in a film: bars that flash.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Has no effect in a film: whether content bounces at its ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Has no effect in a film: how a keyboard goes when content scrolls.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Has no effect in a film: a view that scrolling rests at.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}
