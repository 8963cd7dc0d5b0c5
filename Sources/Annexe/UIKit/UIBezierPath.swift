import CoreGraphics
import Geometry

/// A path as an object that can be drawn with.
open class UIBezierPath: NSObject {
  /// The path.
  public final var _path: Path
  /// Width of the pen, in points.
  open var lineWidth: CGFloat = 1
  /// The end of an open stroke.
  open var lineCapStyle = CGLineCap.butt
  /// The meeting of two pieces.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest miter as a multiple of the width.
  open var miterLimit: CGFloat = 10
  /// Whether the inside is found by the even-odd rule.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { _path = Path() }
  private init(_ path: Path) { _path = path }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// The ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// A rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// A rectangle with some corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii))
  }
  /// An arc; `clockwise` is as it looks on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// The path of an object of the drawing module.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// The path as an object of the drawing module.
  open var cgPath: CGPath {
    get { _path.cgPath }
    set { _path = Path(newValue) }
  }
  /// Whether there is no piece.
  open var isEmpty: Bool { _path.isEmpty }
  /// The smallest rectangle around everything drawn.
  open var bounds: CGRect { _path.boundingRect }
  /// Where the next piece would begin.
  open var currentPoint: CGPoint { _path.currentPoint ?? .zero }

  /// Begins a new contour.
  open func move(to point: CGPoint) { _path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { _path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    _path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    _path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc; `clockwise` is as it looks on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    _path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Appends another path.
  open func append(_ other: UIBezierPath) { _path.addPath(other._path) }
  /// Moves the path by a map.
  open func apply(_ transform: CGAffineTransform) { _path = _path.applying(transform) }
  /// Closes the contour.
  open func close() { _path.closeSubpath() }
  /// Takes every piece away.
  open func removeAllPoints() { _path = Path() }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    _path.contains(point, eoFill: usesEvenOddFillRule)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
