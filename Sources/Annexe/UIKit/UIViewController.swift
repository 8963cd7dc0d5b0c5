import CoreGraphics

/// What looks after a view; nothing shows it.
open class UIViewController: UIResponder {
  /// Its view.
  ///
  /// Apple's own type, which scenes unwrap.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let made { return made }
      loadView()
      let view = made ?? UIView(frame: UIScreen.main.bounds)
      made = view
      viewDidLoad()
      return view
    }
    set { made = newValue }
  }
  private var made: UIView?
  /// Makes the view.
  open func loadView() { made = UIView(frame: UIScreen.main.bounds) }
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller it is in.
  open private(set) weak var parent: UIViewController?
  /// What shows it over others.
  open var presentationController: UIPresentationController? { nil }
  /// The stack it is in.
  open var navigationController: UINavigationController? { nil }
  /// What it shows over itself.
  open var presentedViewController: UIViewController? { nil }
  /// Who shows it.
  open var presentingViewController: UIViewController? { nil }
  /// What a bar shows of it.
  public let navigationItem = UINavigationItem()
  /// How it covers others.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What surrounds it.
  open var traitCollection: UITraitCollection { .current }
  /// The size it would like, in points.
  open var preferredContentSize = CGSize.zero
  /// Whether the home indicator hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the status bar hides.
  open var prefersStatusBarHidden: Bool { false }
  /// Takes another one in.
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  /// Goes out of the one it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Called when it has come into another one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before it goes into another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called before views are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when views are laid out.
  open func viewDidLayoutSubviews() {}
  /// Its title.
  open var title: String?
  /// A controller.
  public override init() {}
  /// A controller; bundles are not read here.
  public init(nibName: String?, bundle: Bundle?) {}
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

/// How a controller covers others.
@frozen public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case automatic = -2
}
/// How a controller comes.
@frozen public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
