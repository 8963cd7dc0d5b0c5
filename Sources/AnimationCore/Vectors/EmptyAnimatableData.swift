/// The animatable data of a type that has none: changes of it are jumps.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }
  /// The only value.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    EmptyAnimatableData()
  }
  /// Does nothing.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Does nothing.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}
