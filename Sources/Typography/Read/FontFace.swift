internal import Display
internal import Geometry

/// One face of a font file, with what was read from it so far.
///
/// A class because it owns an open file; it belongs to one `FontLibrary`.
final class FontFace {
  let path: String
  let index: Int
  let metrics: Metrics
  let handle: OpaquePointer
  private var outlines: [UInt32: Outline?] = [:]
  private var roundOutlines: [UInt32: Outline?] = [:]
  private var glyphs: [UInt64: UInt32] = [:]
  /// Whether a glyph was taken to draw with.
  private(set) var isDrawnWith = false

  /// Measures in font units, y up.
  struct Metrics {
    var unitsPerEm: CGFloat
    var ascender: CGFloat
    var descender: CGFloat
    var lineGap: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
    var underlinePosition: CGFloat
    var underlineThickness: CGFloat
    var strikeoutPosition: CGFloat
    var weight: Int
    var isItalic: Bool
    var hasBitmaps: Bool
  }

  /// A glyph as shaped: font units, y up.
  struct ShapedGlyph {
    var glyph: UInt32
    var cluster: Int
    var advance: CGFloat
    var xOffset: CGFloat
    var yOffset: CGFloat
  }

  /// A glyph's PNG and its place: font units, y up from the baseline to the top.
  struct Bitmap {
    var png: Data
    var left: CGFloat
    var top: CGFloat
    var width: CGFloat
    var height: CGFloat
  }

  /// An OpenType feature switched for a whole item.
  struct Feature: Hashable {
    var tag: UInt32
    var value: UInt32
    init(_ tag: StaticString, _ value: UInt32) {
      self.tag = "\(tag)".unicodeScalars.reduce(0) { $0 << 8 | $1.value }
      self.value = value
    }
  }

  init(path: String, index: Int, handle: OpaquePointer) {
    self.path = path
    self.index = index
    self.handle = handle
    metrics = FontFace.readMetrics(handle)
  }

  deinit { close() }

  /// The glyph of a scalar, 0 when the face has none.
  func glyph(for scalar: Unicode.Scalar, selector: Unicode.Scalar? = nil) -> UInt32 {
    let key = UInt64(scalar.value) << 32 | UInt64(selector?.value ?? 0)
    if let known = glyphs[key] { return known }
    let glyph = readGlyph(scalar.value, selector: selector?.value ?? 0)
    glyphs[key] = glyph
    return glyph
  }

  /// The shared outline of a glyph in font units, y down; nil when it is blank.
  func outline(of glyph: UInt32) -> Outline? {
    if let known = outlines[glyph] { return known }
    isDrawnWith = true
    let path = readOutline(glyph)
    let outline = path.isEmpty ? nil : Outline(path)
    outlines[glyph] = .some(outline)
    return outline
  }

  /// The outline of a glyph with round ends.
  func roundOutline(of glyph: UInt32) -> Outline? {
    if let known = roundOutlines[glyph] { return known }
    let round = RoundTerminals(unitsPerEm: Double(metrics.unitsPerEm))
    let outline = outline(of: glyph).map { Outline(round.rounded($0.path)) }
    roundOutlines[glyph] = .some(outline)
    return outline
  }
}
