import CoreGraphics

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// Colour of its inside.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// How its inside is found.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Colour of its line.
  open var strokeColor: CGColor?
  /// Where its line begins, 0…1.
  open var strokeStart: CGFloat = 0
  /// Where its line ends, 0…1.
  open var strokeEnd: CGFloat = 1
  /// Width of its line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of its line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of its line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where pointed corners are cut.
  open var miterLimit: CGFloat = 10
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
}

/// How the inside of a shape is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By turns around.
  public static let nonZero = Self(rawValue: "non-zero")
  /// By crossings.
  public static let evenOdd = Self(rawValue: "even-odd")
}
/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An end by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let butt = Self(rawValue: "butt")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Square.
  public static let square = Self(rawValue: "square")
}
/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A corner by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
  /// Cut.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer with a gradient.
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Their places, 0…1.
  open var locations: [NSNumber]?
  /// Where it begins, 0…1.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends, 0…1.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Its kind.
  open var type = CAGradientLayerType.axial
}
/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// From a point.
  public static let radial = Self(rawValue: "radial")
  /// Around a point.
  public static let conic = Self(rawValue: "conic")
}

/// A layer with words; nothing draws them.
open class CATextLayer: CALayer {
  /// The words.
  open var string: Any?
  /// The size of their font, in points.
  open var fontSize: CGFloat = 36
  /// Their colour.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}
/// A layer that shows the layers in it several times; once here.
open class CAReplicatorLayer: CALayer {
  /// How many times.
  open var instanceCount = 1
  /// Seconds from one to the next.
  open var instanceDelay: CFTimeInterval = 0
  /// The map from one to the next.
  open var instanceTransform = CATransform3DIdentity
}
