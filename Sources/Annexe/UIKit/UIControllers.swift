import CoreGraphics
import ObjectiveC

/// What a bar shows of a controller.
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The button at the start.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// What is shown.
  public override init() {}
}
/// A button of a bar.
open class UIBarButtonItem: NSObject {
  /// Its look.
  @frozen public enum Style: Int, Hashable, Sendable { case plain, done = 2 }
  /// Its words.
  open var title: String?
  /// A button of words.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
  }
  /// A button of a picture.
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {}
}
/// Controllers one over the other.
open class UINavigationController: UIViewController {
  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The swipe back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Who is told.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar hides.
  open var isNavigationBarHidden = false
  /// A stack on a controller.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }
  /// A stack without a controller.
  public override init() { super.init() }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { return nil }
  /// Goes on to another one.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  /// Goes back.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
  /// Goes back to the first one.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }
  /// The shown one.
  open var topViewController: UIViewController? { viewControllers.last }
}
/// Who is told of a stack; never here.
public protocol UINavigationControllerDelegate: AnyObject {}
/// Controllers side by side.
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]?
  /// Which one is shown.
  open var selectedIndex = 0
  /// The bar.
  public let tabBar = UITabBar()
}
/// What shows a controller over others.
open class UIPresentationController: NSObject {
  /// Who is asked.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What is shown.
  public let presentedViewController: UIViewController
  /// Who shows it.
  public let presentingViewController: UIViewController
  /// Shows a controller over another one.
  public init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
  }
}
/// Who is asked about what is shown over others; never here.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
/// A message over a controller; nothing shows it here.
open class UIAlertController: UIViewController {
  /// Its look.
  @frozen public enum Style: Int, Hashable, Sendable { case actionSheet, alert }
  /// Its buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// A message.
  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init()
    self.title = title
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { return nil }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
/// A button of a message.
open class UIAlertAction: NSObject {
  /// Its look.
  @frozen public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }
  /// Its words.
  public let title: String?
  /// A button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
  }
}
/// A sheet for sharing; nothing shows it here.
open class UIActivityViewController: UIViewController {
  /// A sheet for things.
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { return nil }
}
/// A sheet for pictures; nothing shows it here.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  @frozen public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// What is known of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
  }
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether they can be cut.
  open var allowsEditing = false
}
/// Who is told of a chosen picture; never here.
public protocol UIImagePickerControllerDelegate: AnyObject {}
/// Controllers as pages.
open class UIPageViewController: UIViewController {}
/// Who starts the program; never asked here.
public protocol UIApplicationDelegate: AnyObject {}
/// Who looks after a window; never asked here.
public protocol UIWindowSceneDelegate: AnyObject {}
