import CoreGraphics

/// Words in a view.
open class UILabel: UIView {
  /// The words.
  open var text: String?
  /// Words with attributes.
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// Their colour.
  open var textColor: UIColor = .label
  /// Their font.
  open var font: UIFont = .systemFont(ofSize: 17)
  /// The most lines; 0 for any number.
  open var numberOfLines = 1
  /// How they stand.
  open var textAlignment = NSTextAlignment.natural
  /// Where they are cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether they shrink to the width.
  open var adjustsFontSizeToFitWidth = false
  /// How far they shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The size of the words, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    _TextMeasure.size(text ?? "", font, size.width > 0 ? size.width : .infinity)
  }
  /// The size of the words, in points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

/// A picture in a view.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// A picture in a view.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// The size of the picture, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? .zero }
}

/// A ring that turns; it stands still here.
open class UIActivityIndicatorView: UIView {
  /// Its size.
  @frozen public enum Style: Int, Hashable, Sendable { case medium = 100, large = 101 }
  /// A ring of a size.
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// Its colour.
  open var color: UIColor?
  /// Whether it hides when it stops.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Starts it.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }
}
/// A bar of progress.
open class UIProgressView: UIView {
  /// How far, 0…1.
  open var progress: Float = 0
  /// Colour of what is done.
  open var progressTintColor: UIColor?
  /// Colour of what is left.
  open var trackTintColor: UIColor?
}

/// Views in a row or column.
open class UIStackView: UIView {
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// Space between views, in points.
  open var spacing: CGFloat = 0
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  /// Shares the space among the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = CGFloat(arrangedSubviews.count)
    guard count > 0 else { return }
    let isRow = axis == .horizontal
    let whole = isRow ? bounds.width : bounds.height
    let length = (whole - spacing * (count - 1)) / count
    for (index, view) in arrangedSubviews.enumerated() {
      let start = CGFloat(index) * (length + spacing)
      view.frame =
        isRow
        ? CGRect(x: start, y: 0, width: length, height: bounds.height)
        : CGRect(x: 0, y: start, width: bounds.width, height: length)
    }
  }
}

/// What scrolls.
open class UIScrollView: UIView {
  /// Who is told.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Where the content begins, in points.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Space around the content, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether bars take space from the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether it springs at its ends.
  open var bounces = true
  /// Whether it springs even when all is seen.
  open var alwaysBounceVertical = false
  /// Whether it springs even when all is seen.
  open var alwaysBounceHorizontal = false
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether it shows where it is.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows where it is.
  open var showsHorizontalScrollIndicator = true
  /// How it slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The smallest factor.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest factor.
  open var maximumZoomScale: CGFloat = 1
  /// The factor.
  open var zoomScale: CGFloat = 1
  /// Whether a finger is on it.
  open var isTracking: Bool { false }
  /// Whether a finger drags it.
  open var isDragging: Bool { false }
  /// Whether it rolls on.
  open var isDecelerating: Bool { false }
  /// How the keyboard goes away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What looks for drags.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The rectangle of the content.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self)
  /// The rectangle of the window on it.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self)
  /// Scrolls at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    contentOffset = offset
    delegate?.scrollViewDidScroll(self)
  }
  /// Has no effect here.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// How the keyboard goes away.
  @frozen public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive
  }
  /// Whether bars take space.
  @frozen public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// How scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// A share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Who is told of scrolling.
public protocol UIScrollViewDelegate: AnyObject {
  /// It has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger drags it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger has gone.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view that is made larger.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
