import CoreGraphics

/// A source of particles that keeps what it is told; nothing draws it.
open class CAEmitterLayer: CALayer {
  /// What is emitted.
  open var emitterCells: [CAEmitterCell]?
  /// Where from.
  open var emitterPosition = CGPoint.zero
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
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
