import CoreGraphics
import ObjectiveC

/// Tells a touch that means something from one that does not.
///
/// A film touches views of the catalogue only: a recogniser never recognises anything here.
open class UIGestureRecognizer: NSObject {
  /// How far the recogniser has come.
  @frozen public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end of a gesture without steps.
    public static let recognized = State.ended
  }
  /// How far it has come; never further than possible.
  open var state = State.possible
  /// What is asked before something is recognised.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it looks at touches.
  open var isEnabled = true
  /// The view it looks at.
  open internal(set) weak var view: UIView?
  /// Whether touches that became a gesture are taken from the view.
  open var cancelsTouchesInView = true
  /// Whether the first touches are held back from the view.
  open var delaysTouchesBegan = false
  /// Whether the last touches are held back from the view.
  open var delaysTouchesEnded = true
  /// Its name.
  open var name: String?
  /// How many fingers touch.
  open var numberOfTouches: Int { 0 }

  /// A recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// A recogniser that would call a method of a target.
  public init(target: Any?, action: Selector?) {}
  /// Keeps nothing: nothing is recognised.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Has no effect here.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where the gesture is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a finger is in a view.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  /// Waits for another one to fail.
  open func require(toFail other: UIGestureRecognizer) {}
  /// Starts anew.
  open func reset() {}
  /// Touches have come.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have gone.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// What is asked before a gesture is recognised.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two may be recognised at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch counts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It counts.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}
/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// How far it has gone.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// A drag that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}
/// Two fingers that spread.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor.
  open var scale: CGFloat = 1
  /// Factors a second.
  open var velocity: CGFloat { 0 }
}
/// Two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open var velocity: CGFloat { 0 }
}
/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come first.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}
/// A quick drag.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which ways.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Rightwards.
    public static let right = Direction(rawValue: 1)
    /// Leftwards.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
  /// Which way.
  open var direction: Direction = .right
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}
/// A pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
