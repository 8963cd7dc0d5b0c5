import Geometry

/// One line of a definition.
struct SymbolPart: Sendable {
  /// What a line draws or clears in the outline and in the filled variant.
  enum Kind: UInt8, Sendable {
    /// Stroked in the outline, solid in the filled variant.
    case body = 0x62  // b
    /// A body in front: clears a gap around itself first.
    case over = 0x6F  // o
    /// Stroked in both.
    case stroke = 0x73  // s
    /// Stroked in the outline, a gap in the filled variant.
    case detail = 0x64  // d
    /// Solid in the outline, a gap in the filled variant.
    case mark = 0x67  // g
    /// Solid in both, with the pen along its edge.
    case solid = 0x66  // f
    /// Solid in both, growing little with the weight.
    case plain = 0x6B  // k
    /// Clears a line and a gap on both sides of it.
    case clearLine = 0x65  // e
    /// Clears an area and a gap around it.
    case clearArea = 0x78  // x
    /// The parts of another symbol.
    case use = 0x75  // u
  }

  /// In which variants a line counts.
  enum Condition: Sendable {
    case always, outlineOnly, filledOnly
  }

  var kind: Kind
  var condition = Condition.always
  var level = SymbolLayer.Level.primary
  var tint: SymbolTint?
  var threshold: Double?
  var group: Int?
  /// The pen's width as a multiple of the main stroke.
  var widthFactor = 1.0
  var path = Path()
  /// For `use`: the other symbol, where its origin goes, at which scale, turned by how many
  /// degrees clockwise.
  var usedName = ""
  var placement = [0.0, 0.0, 1.0, 0.0]

  /// Whether the line counts in a variant.
  func applies(isFilled: Bool) -> Bool {
    switch condition {
    case .always: true
    case .outlineOnly: !isFilled
    case .filledOnly: isFilled
    }
  }
}
