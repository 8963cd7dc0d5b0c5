import CoreGraphics

/// What can take part in handling events; nothing is handled here.
open class UIResponder: NSObject {
  /// A responder.
  public override init() {}
  /// Takes the keyboard; there is none.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Gives the keyboard up.
  @discardableResult open func resignFirstResponder() -> Bool { true }
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
  /// Where it is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A view that keeps what it is told; nothing draws it.
open class UIView: UIResponder {
  /// Its place in its parent, in points.
  open var frame: CGRect
  /// Its own space, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Its middle in its parent.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Its map.
  open var transform = CGAffineTransform.identity
  /// Its opacity, 0…1.
  open var alpha: CGFloat = 1
  /// Whether it is left out.
  open var isHidden = false
  /// Whether it hides what is under it.
  open var isOpaque = true
  /// Whether it clips.
  open var clipsToBounds = false
  /// Whether it can be touched.
  open var isUserInteractionEnabled = true
  /// Colour behind it.
  open var backgroundColor: UIColor?
  /// Its accent.
  open var tintColor: UIColor = .tintColor
  /// Its number.
  open var tag = 0
  /// Its layer.
  public let layer = CALayer()
  /// Whether its size follows masks.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views in it.
  public private(set) var subviews: [UIView] = []
  private weak var parent: UIView?
  /// The view it is in.
  public var superview: UIView? { parent }

  /// A view without a size.
  public override convenience init() { self.init(frame: .zero) }
  /// A view at a place.
  public init(frame: CGRect) { self.frame = frame }
  /// A view without a size: archives are not read here.
  public required init?(coder: NSCoder) { frame = .zero }

  /// Puts a view on top.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.parent = self
  }
  /// Takes it out of its parent.
  open func removeFromSuperview() {
    parent?.subviews.removeAll { $0 === self }
    parent = nil
  }
  /// Places the views in it.
  open func layoutSubviews() {}
  /// Asks for a new layout.
  open func setNeedsLayout() {}
  /// Lays out now.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Asks to be drawn anew.
  open func setNeedsDisplay() {}
  /// Draws it; not called here.
  open func draw(_ rect: CGRect) {}
  /// Its best size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// The settings for all views of the class; kept, without effect.
  open class func appearance() -> Self {
    guard let view = self.init(coder: NSCoder()) else {
      preconditionFailure("only bars and other views of UIKit have an appearance")
    }
    return view
  }

  /// Makes changes at once, then runs the completion.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A window.
open class UIWindow: UIView {
  /// What is shown in it.
  open var rootViewController: UIViewController?
}

/// What looks after a view; nothing shows it.
open class UIViewController: UIResponder {
  /// Its view.
  open lazy var view: UIView = UIView(frame: UIScreen.main.bounds)
  /// Its title.
  open var title: String?
  /// A controller.
  public override init() {}
  /// Archives are not read here.
  public required init?(coder: NSCoder) { return nil }
  /// Called when the view is there.
  open func viewDidLoad() {}
  /// Called before the view shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Has no effect here.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  /// Has no effect here.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
