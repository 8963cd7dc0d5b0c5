import CoreGraphics

/// What can take part in handling events; nothing is handled here.
open class UIResponder: NSObject {
  /// A responder.
  public override init() {}
  /// Takes the keyboard; there is none.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard up.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Touches have come; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches have moved; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches have gone; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches were taken away; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }
  /// Whether it may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Who is asked next.
  open var next: UIResponder? { nil }
  /// Never sent here.
  public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// Never sent here.
  public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// Never sent here.
  public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// Never sent here.
  public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// Never sent here.
  public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// A key of the notifications' details.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key of the notifications' details.
  public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// An event.
open class UIEvent: NSObject {}

/// A touch of the screen.
open class UITouch: NSObject {
  /// How far a touch has come.
  @frozen public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  /// How far it has come.
  open var phase: Phase { .began }
  /// How hard it presses.
  open var force: CGFloat { 0 }
  /// The view it began in.
  open var view: UIView? { nil }
  /// How many taps came one after the other.
  open var tapCount: Int { 1 }
  /// Where it is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was in a view.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
