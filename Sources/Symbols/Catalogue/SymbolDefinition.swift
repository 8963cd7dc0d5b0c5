/// A drawn symbol before variants: its lines, and which variants and badges are listed for it.
struct SymbolDefinition: Sendable {
  /// Where a badge sits.
  enum Corner: String, Sendable {
    case topTrailing = "tr"
    case bottomTrailing = "br"
    case bottomLeading = "bl"
    case topLeading = "tl"
  }

  var name: String
  /// Suffixes of the listed variants: `f` fill, `c` circle, `q` square, `s` slash.
  var variants = ""
  /// Listed badges; an empty one is the plain dot.
  var badges: [String] = []
  var badgeCorner = Corner.bottomTrailing
  /// Where a sign inside sits and how its size compares with one inside a circle.
  var inside = [0.0, 0.0, 1.0]
  /// How much of a heavier weight the strokes take on: below 1 for dense drawings, whose holes
  /// would close.
  var heaviness = 1.0
  var parts: [SymbolPart] = []
  /// Whether the name stands alone; letters and numbers are drawn only inside a shape.
  var isBare: Bool { !variants.contains("n") }
  /// Whether the definition is a part for others and no symbol.
  var isHidden: Bool { variants.contains("h") }
}
