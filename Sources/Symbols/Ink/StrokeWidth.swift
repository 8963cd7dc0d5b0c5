/// Widths that make a drawing sit beside text of the same weight.
enum StrokeWidth {
  /// Stem widths for weights 100, 200 … 900, in hundredths of an em: those of a sans serif's
  /// round letters, a little lighter at the heavy end so that counters stay open.
  private static let widths = [2.2, 3.7, 5.6, 7.4, 8.8, 10.2, 11.8, 13.4, 15.0]

  /// The width of the main stroke for a weight of 100…900, in hundredths of an em.
  static func main(weight: Double) -> Double {
    let place = min(max((weight.isFinite ? weight : 400) / 100 - 1, 0), 8)
    let index = min(Int(place), 7)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - Double(index))
  }

  /// The clear space beside a slash or around a badge.
  static func gap(beside width: Double) -> Double { 3 + 0.42 * width }

  /// The stroke of a sign inside a shape: a little lighter, and held back at heavy weights so
  /// that an 8 keeps its holes.
  static func inside(_ width: Double) -> Double {
    width < 8 ? 0.94 * width : 7.52 + 0.4 * (width - 8)
  }

  /// A width of which only a share of what exceeds the regular one is taken on.
  static func held(back share: Double, _ width: Double) -> Double {
    let regular = widths[3]
    return width > regular ? regular + (width - regular) * share : width
  }
}
