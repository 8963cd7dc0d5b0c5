/// Two animatable vectors that move as one; nest pairs for more.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first part.
  public var first: First
  /// The second part.
  public var second: Second

  /// A pair of the given parts.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Adds part by part.
  @inlinable public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts part by part.
  @inlinable public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Adds part by part in place.
  @inlinable public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts part by part in place.
  @inlinable public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Multiplies both parts by a number.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both parts' squares.
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
