import CoreGraphics

/// What can take part in handling events; touches reach the views of a scene's own classes.
open class UIResponder: NSObject {
  /// A responder.
  public override init() {}
  /// Takes the keyboard; there is none.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard up.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Touches have come; handed on to who is asked next.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Touches have moved; handed on to who is asked next.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Touches have gone; handed on to who is asked next.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Touches were taken away; handed on to who is asked next.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
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
  open private(set) var phase = Phase.began
  private var place = CGPoint.zero
  private var before = CGPoint.zero
  private weak var touched: UIView?
  /// A touch that begins at a place of the outermost view.
  public init(_began place: CGPoint, in view: UIView) {
    self.place = place
    before = place
    touched = view
  }
  /// Goes on to another place.
  public func _move(to place: CGPoint, _ phase: Phase) {
    before = self.place
    self.place = place
    self.phase = phase
  }
  /// How hard it presses.
  open var force: CGFloat { 0 }
  /// The view it began in.
  open var view: UIView? { touched }
  /// How many taps came one after the other.
  open var tapCount: Int { 1 }
  /// Where it is in a view.
  open func location(in view: UIView?) -> CGPoint { Self.point(place, in: view) }
  /// Where it was in a view.
  open func previousLocation(in view: UIView?) -> CGPoint { Self.point(before, in: view) }

  /// A place of the outermost view, as a view inside tells it.
  private static func point(_ place: CGPoint, in view: UIView?) -> CGPoint {
    var (point, current) = (place, view)
    while let view = current, let outer = view.superview {
      point.x -= view.frame.minX
      point.y -= view.frame.minY
      current = outer
    }
    return point
  }
}
