import Playback

/// Frames per second on the command line: `60`, `30000/1001`, `12.5` or `29.97`.
package struct RateValue: Hashable, Sendable {
  package let rate: FrameRate
  /// What the rate was written as, where a customary decimal stands for a fraction.
  package let alias: String?

  private static let wanted =
    "a frame rate from 1 to 240; write a number or a fraction, such as 60 or 30000/1001"
  /// Rates of television that people write as decimals.
  private static let customary = [
    "23.976": 24_000, "23.98": 24_000, "29.97": 30_000, "47.952": 48_000, "59.94": 60_000,
    "119.88": 120_000,
  ]

  package init(_ text: String) throws {
    if let numerator = Self.customary[text],
      let rate = FrameRate(numerator: numerator, denominator: 1001)
    {
      self.rate = rate
      alias = text
      return
    }
    alias = nil
    guard let rate = Self.fraction(text) ?? Self.decimal(text) else {
      throw ValueError(wanted: Self.wanted)
    }
    guard rate.numerator >= rate.denominator, rate.numerator <= 240 * rate.denominator else {
      throw ValueError(wanted: Self.wanted)
    }
    self.rate = rate
  }

  private static func fraction(_ text: String) -> FrameRate? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = Int(parts[0]), numerator < 1_000_000_000 else {
      return nil
    }
    guard parts.count == 2 else { return FrameRate(numerator: numerator) }
    guard let denominator = Int(parts[1]), denominator < 1_000_000_000 else { return nil }
    return FrameRate(numerator: numerator, denominator: denominator)
  }

  private static func decimal(_ text: String) -> FrameRate? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...6).contains(parts[1].count),
      parts.allSatisfy({ $0.allSatisfy(\.isNumber) }), let digits = Int(parts[0] + parts[1])
    else { return nil }
    let denominator = (0..<parts[1].count).reduce(1) { product, _ in product * 10 }
    return FrameRate(numerator: digits, denominator: denominator)
  }
}
