import AnimationCore

/// Frames per second as an exact fraction.
package struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  package let numerator: Int
  package let denominator: Int

  /// A rate; nil unless both numbers are positive.
  ///
  /// The fraction is kept in lowest terms.
  package init?(numerator: Int, denominator: Int = 1) {
    guard numerator > 0, denominator > 0 else { return nil }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    self.numerator = numerator / a
    self.denominator = denominator / a
  }
  private init(whole: Int) {
    numerator = whole
    denominator = 1
  }
  package static let sixty = FrameRate(whole: 60)

  /// The instant of a frame, rounded once.
  package func time(ofFrame index: Int) -> Time {
    Time(seconds: Double(index * denominator) / Double(numerator))
  }
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
