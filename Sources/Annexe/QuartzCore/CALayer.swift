import CoreGraphics

/// A rectangle with a background, a border, a picture and layers inside.
///
/// The catalogue draws it where its view is shown; changes are seen at the next frame.
open class CALayer: NSObject {
  /// Its own space, in points.
  open var bounds = CGRect.zero
  /// Where its anchor is in its parent.
  open var position = CGPoint.zero
  /// The part of its space that stays at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Its place in front of the others.
  open var zPosition: CGFloat = 0
  /// Its map.
  open var transform = CATransform3DIdentity
  /// The map of the layers in it.
  open var sublayerTransform = CATransform3DIdentity
  /// Radius of its corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The curve of its corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = .all
  /// Width of its border, in points.
  open var borderWidth: CGFloat = 0
  /// Colour of its border.
  open var borderColor: CGColor?
  /// Colour behind it.
  open var backgroundColor: CGColor?
  /// Its opacity, 0…1.
  open var opacity: Float = 1
  /// Whether it is left out.
  open var isHidden = false
  /// Whether it clips.
  open var masksToBounds = false
  /// Whether both sides are seen.
  open var isDoubleSided = true
  /// Whether it hides what is under it.
  open var isOpaque = false
  /// Colour of its shadow.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Opacity of its shadow, 0…1.
  open var shadowOpacity: Float = 0
  /// Blur of its shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// Shift of its shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Shape of its shadow.
  open var shadowPath: CGPath?
  /// Its picture: a `CGImage`.
  open var contents: Any?
  /// How the picture fills it.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels of the picture per point.
  open var contentsScale: CGFloat = 1
  /// The part of the picture, 0…1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The layer whose opacity cuts it.
  open var mask: CALayer?
  /// Whether it is kept as a picture; has no effect here.
  open var shouldRasterize = false
  /// Pixels of that picture per point.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Its speed of time.
  open var speed: Float = 1
  /// Its shift of time.
  open var timeOffset: CFTimeInterval = 0
  /// When its time begins.
  open var beginTime: CFTimeInterval = 0
  /// Its length of time.
  open var duration: CFTimeInterval = 0
  /// Its name.
  open var name: String?
  /// Who looks after it.
  open weak var delegate: AnyObject?
  /// The layers in it.
  public private(set) var sublayers: [CALayer]?
  private weak var parent: CALayer?
  /// The layer it is in.
  public var superlayer: CALayer? { parent }

  /// A layer without a size.
  public required override init() { super.init() }
  /// A copy of a layer's look.
  public convenience init(layer: Any) { self.init() }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Its place in its parent, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  /// Sets its map in the plane.
  open func setAffineTransform(_ map: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(map)
  }
  /// Its map in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Puts a layer on top.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }
  /// Puts a layer at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.parent = self
  }
  /// Puts a layer right above another one.
  open func insertSublayer(_ layer: CALayer, above other: CALayer?) {
    let index = sublayers?.firstIndex { $0 === other }.map { UInt32($0 + 1) }
    insertSublayer(layer, at: index ?? .max)
  }
  /// Puts a layer right below another one.
  open func insertSublayer(_ layer: CALayer, below other: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === other } ?? 0))
  }
  /// Takes it out of its parent.
  open func removeFromSuperlayer() {
    parent?.sublayers?.removeAll { $0 === self }
    if parent?.sublayers?.isEmpty == true { parent?.sublayers = nil }
    parent = nil
  }
  /// Changes with time are not carried out here.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Has no effect here.
  open func removeAnimation(forKey key: String) {}
  /// Has no effect here.
  open func removeAllAnimations() {}
  /// The running change of a name: none here.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// The layer as it is seen.
  open func presentation() -> Self? { self }
  /// Has no effect here.
  open func setNeedsDisplay() {}
  /// Has no effect here.
  open func setNeedsLayout() {}
  /// Places the layers in it.
  open func layoutSublayers() {}
  /// Lays out now.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Draws it; not called here.
  open func draw(in context: CGContext) {}
  /// Draws it into a canvas; not carried out here.
  open func render(in context: CGContext) {}
  /// Whether a place is in it.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// A time in the layer's own.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

/// The curve of corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = Self(rawValue: "circular")
  /// Smooth ones.
  public static let continuous = Self(rawValue: "continuous")
}
/// How a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// Stretched.
  public static let resize = Self(rawValue: "resize")
  /// As large as it fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as it fills.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}
