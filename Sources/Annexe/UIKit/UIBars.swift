import CoreGraphics

/// The bar at the top; scenes set its look through `appearance()`, which has no effect here.
open class UINavigationBar: UIView {
  /// Colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is under it shines through.
  open var isTranslucent = true
  /// Its picture.
  open var shadowImage: UIImage?
  /// The look of its title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of its large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Its look.
  open var standardAppearance = UINavigationBarAppearance()
  /// Its look when it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// Its look above the top of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Has no effect here.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height of a bar.
@frozen public enum UIBarMetrics: Int, Hashable, Sendable { case `default`, compact }

/// The look of a bar; kept, without effect.
open class UIBarAppearance: NSObject {
  /// A look.
  public override init() {}
  /// Colour behind the bar.
  open var backgroundColor: UIColor?
  /// Blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// Colour of its line.
  open var shadowColor: UIColor?
  /// Has no effect here.
  open func configureWithDefaultBackground() {}
  /// Has no effect here.
  open func configureWithOpaqueBackground() {}
  /// Has no effect here.
  open func configureWithTransparentBackground() {}
}

/// The look of the bar at the top; kept, without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of its title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of its large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the bar at the bottom; kept, without effect.
open class UITabBarAppearance: UIBarAppearance {}

/// The bar at the bottom.
open class UITabBar: UIView {
  /// Colour of the bar.
  open var barTintColor: UIColor?
  /// Colour of what is not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is under it shines through.
  open var isTranslucent = true
  /// Its look.
  open var standardAppearance = UITabBarAppearance()
  /// Its look above the end of what scrolls.
  open var scrollEdgeAppearance: UITabBarAppearance?
}
