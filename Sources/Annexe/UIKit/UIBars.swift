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

/// A list.
open class UITableView: UIScrollView {
  /// Colour of its lines.
  open var separatorColor: UIColor?
}

/// A row of a list.
open class UITableViewCell: UIView {}

/// What scrolls.
open class UIScrollView: UIView {
  /// Whether it springs at its ends.
  open var bounces = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it shows where it is.
  open var showsVerticalScrollIndicator = true
  /// How the keyboard goes away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How the keyboard goes away.
  @frozen public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive
  }
}

/// Dots for pages.
open class UIPageControl: UIView {
  /// Colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// Colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
}

/// A choice of a few.
open class UISegmentedControl: UIView {
  /// Colour of what is chosen.
  open var selectedSegmentTintColor: UIColor?
  /// Has no effect here.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A text that can be written in.
open class UITextView: UIScrollView {}

/// A switch.
open class UISwitch: UIView {
  /// Colour when on.
  open var onTintColor: UIColor?
}

/// A thing that can be used.
open class UIControl: UIView {
  /// How it stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a condition.
    public let rawValue: UInt
    /// Conditions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// Words in a view.
open class UILabel: UIView {
  /// The words.
  open var text: String?
  /// Their colour.
  open var textColor: UIColor = .label
  /// Their font.
  open var font: UIFont = .systemFont(ofSize: 17)
  /// The most lines; 0 for any number.
  open var numberOfLines = 1
}
