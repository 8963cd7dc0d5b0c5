/// Any number of animatable vectors that move as one.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The parts.
  public var value: (repeat each Value)

  /// A vector of the given parts.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// All parts zero.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Whether all parts are equal.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for isEqual in repeat each lhs.value == each rhs.value {
      guard isEqual else { return false }
    }
    return true
  }

  /// Adds part by part.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Subtracts part by part.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Adds part by part in place.
  public static func += (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs + rhs }

  /// Subtracts part by part in place.
  public static func -= (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs - rhs }

  /// Multiplies every part by a number.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of all parts' squares.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for square in repeat (each value).magnitudeSquared { sum += square }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
