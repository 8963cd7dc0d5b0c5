/// A type whose values can be added, scaled and measured, so that motion can run through them.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every part by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself, in squared animatable units.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied by a number.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// Whether every part can be drawn: no NaN, no infinity.
  package var isFiniteVector: Bool { magnitudeSquared.isFinite }
}
