internal import Geometry

/// What stands in for a family that is not installed: a design of the system in the weight and
/// slant that the name speaks of, as in `HelveticaNeue-BoldItalic` or `Courier`.
enum Substitute {
  private static let monospaced = [
    "menlo", "courier", "monaco", "sfmono", "consolas", "mono", "typewriter",
  ]
  private static let serif = [
    "georgia", "times", "palatino", "newyork", "baskerville", "didot", "hoefler", "bodoni",
    "cochin", "charter", "iowan", "serif", "garamond",
  ]
  /// Longer names before the names they contain.
  private static let weights: [(name: String, weight: CGFloat)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  static func description(for font: FontDescription, name: String) -> FontDescription {
    let plain = name.lowercased().filter { $0 != " " }
    let parts = plain.split(separator: "-", maxSplits: 1)
    var result = font
    if monospaced.contains(where: plain.contains) {
      result.family = .monospaced
    } else if serif.contains(where: plain.contains), !plain.contains("sansserif") {
      result.family = .serif
    } else {
      result.family = .system
    }
    guard parts.count == 2 else { return result }
    let style = String(parts[1])
    if style.contains("italic") || style.contains("oblique") { result.isItalic = true }
    if font.weight == 400, let named = weights.first(where: { style.contains($0.name) }) {
      result.weight = named.weight
    }
    return result
  }
}
