import CoreGraphics

/// A view with a layer and views inside.
///
/// The catalogue draws it where it is shown through `UIViewRepresentable`: backgrounds, borders,
/// shapes, gradients, pictures, blurs and words, as they stand at each frame.
open class UIView: UIResponder {
  /// Its place in its parent, in points.
  open var frame: CGRect {
    didSet {
      layer.frame = frame
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }
  /// Its own space, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
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
  /// The class of its layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Its layer.
  public private(set) lazy var layer: CALayer = {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.frame = frame
    return layer
  }()
  /// How content that has another size is shown.
  open var contentMode = ContentMode.scaleToFill
  /// How its size follows its parent's.
  open var autoresizingMask: AutoresizingMask = []
  /// The view whose opacity cuts it.
  open var mask: UIView?
  /// The ties that hold in it.
  var ties: [NSLayoutConstraint] = []
  /// The ties that hold in it.
  open var constraints: [NSLayoutConstraint] { ties }
  /// What looks for gestures.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Space that bars take from it.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The rectangle without bars.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
  /// The rectangle within margins.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What surrounds it.
  open var traitCollection: UITraitCollection { .current }
  /// Its name for tests.
  open var accessibilityIdentifier: String?
  /// What people are told.
  open var accessibilityLabel: String?
  private var needsLayout = true
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
  /// Called when the bundle's parts are there; never called here.
  open func awakeFromNib() {}
  /// Called when it has come into another view.
  open func didMoveToSuperview() {}
  /// Called when it has come into a window.
  open func didMoveToWindow() {}
  /// The window it is in: none here.
  open var window: UIWindow? { nil }

  /// Puts a view on top.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }
  /// Puts a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right below another one.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insert(view, at: subviews.firstIndex { $0 === other } ?? 0)
  }
  /// Puts a view right above another one.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insert(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
  }
  /// Puts a view in it on top.
  open func bringSubviewToFront(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view in it at the bottom.
  open func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }
  private func insert(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.parent = self
    view.didMoveToSuperview()
    setNeedsLayout()
  }
  /// The view of a number, in it or below.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Looks for gestures with a recogniser; none is found here.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  /// Stops looking.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  /// Makes a tie hold.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    NSLayoutConstraint.activate([constraint])
  }
  /// Makes ties hold.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Lets ties go.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// Has no effect here.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Has no effect here.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// The size it would have by itself; −1 where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// What `intrinsicContentSize` says where there is none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for its own size anew.
  open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }
  /// Takes its best size.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// A place of it in another view's space; both are taken to share one.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// A rectangle of it in another view's space; both are taken to share one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Whether a place is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view at a place.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
  /// The view around it.
  open override var next: UIResponder? { superview }
  /// Draws what is in it; not carried out here.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  /// Takes it out of its parent.
  open func removeFromSuperview() {
    parent?.subviews.removeAll { $0 === self }
    parent = nil
  }
  /// Places the views in it.
  open func layoutSubviews() {}
  /// Asks for a new layout.
  open func setNeedsLayout() { needsLayout = true }
  /// Lays it and the views in it out, where asked for.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutFromTies()
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
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
}

/// A window.
open class UIWindow: UIView {
  /// What is shown in it.
  open var rootViewController: UIViewController?
  /// The group it is in.
  open var windowScene: UIWindowScene? { nil }
  /// Whether it has the keyboard.
  open var isKeyWindow: Bool { true }
  /// Has no effect here.
  open func makeKeyAndVisible() {}
  /// A window of a group.
  public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
  /// A window at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { return nil }
}
