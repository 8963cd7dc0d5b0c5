import CoreGraphics

/// A source of particles that keeps what it is told; nothing draws it.
open class CAEmitterLayer: CALayer {
  /// What is emitted.
  open var emitterCells: [CAEmitterCell]?
  /// Where from.
  open var emitterPosition = CGPoint.zero
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
  /// Which part of the shape emits.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The depth of the source, in points.
  open var emitterDepth: CGFloat = 0
  /// How particles are mixed.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The seed of chance.
  open var seed: UInt32 = 0
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How many are born, as a factor.
  open var birthRate: Float = 1
  /// How long they live, as a factor.
  open var lifetime: Float = 1
}

/// The shape of a source of particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
  /// Its picture.
  open var contents: Any?
  /// Spread of red, 0…1.
  open var redRange: Float = 0
  /// Spread of green, 0…1.
  open var greenRange: Float = 0
  /// Spread of blue, 0…1.
  open var blueRange: Float = 0
  /// Spread of opacity, 0…1.
  open var alphaRange: Float = 0
  /// Change of red a second.
  open var redSpeed: Float = 0
  /// Change of green a second.
  open var greenSpeed: Float = 0
  /// Change of blue a second.
  open var blueSpeed: Float = 0
  /// Pixels of the picture per point.
  open var contentsScale: CGFloat = 1
  /// When it begins.
  open var beginTime: CFTimeInterval = 0
  /// Seconds it is born.
  open var duration: CFTimeInterval = 0
  /// What it emits itself.
  open var emitterCells: [CAEmitterCell]?
  /// Its name.
  open var name: String?
  /// Births a second.
  open var birthRate: Float = 0
  /// Seconds it lives.
  open var lifetime: Float = 0
  /// Spread of its life.
  open var lifetimeRange: Float = 0
  /// Points a second.
  open var velocity: CGFloat = 0
  /// Spread of its speed.
  open var velocityRange: CGFloat = 0
  /// Its direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// Spread of its direction.
  open var emissionRange: CGFloat = 0
  /// Its turning, in radians a second.
  open var spin: CGFloat = 0
  /// Spread of its turning.
  open var spinRange: CGFloat = 0
  /// Its size, as a factor.
  open var scale: CGFloat = 1
  /// Spread of its size.
  open var scaleRange: CGFloat = 0
  /// Growth a second.
  open var scaleSpeed: CGFloat = 0
  /// Change of opacity a second.
  open var alphaSpeed: Float = 0
  /// Acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// Acceleration downwards.
  open var yAcceleration: CGFloat = 0
  /// Its colour.
  open var color: CGColor?
}

/// Which part of a shape emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The points.
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// All of it.
  public static let volume = Self(rawValue: "volume")
}
/// How particles are mixed.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = Self(rawValue: "unordered")
  /// Old ones on top.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// Light upon light.
  public static let additive = Self(rawValue: "additive")
}
