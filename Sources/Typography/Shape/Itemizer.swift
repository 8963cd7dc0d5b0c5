internal import Geometry

/// Cuts a paragraph into stretches that one call of HarfBuzz can shape.
struct Itemizer {
  let source: TextSource
  let resolver: FontResolver
  let language: CJKLanguage

  /// A stretch of one font, run, script and direction.
  struct Item {
    var scalars: Range<Int>
    var runIndex: Int
    var font: SizedFont?
    var script: UInt32
    var level: Int
    /// Pictures and tabs stand alone.
    var isSingle: Bool
  }

  /// The stretches of a paragraph; `levels` are those of the range's scalars.
  func items(in range: Range<Int>, levels: [Int]) -> [Item] {
    var items: [Item] = []
    for start in source.characterStarts(in: range) {
      let end = min(source.characterEnd(after: start), range.upperBound)
      let next = item(start..<end, level: levels[start - range.lowerBound])
      guard var last = items.last, joins(last, next) else {
        items.append(next)
        continue
      }
      last.scalars = last.scalars.lowerBound..<end
      if last.script == Itemizer.common { last.script = next.script }
      items[items.count - 1] = last
    }
    return items
  }

  /// `Zyyy`, the script of punctuation, digits and spaces.
  private static let common: UInt32 = 0x5A79_7979
  /// `Zinh`, the script of marks.
  private static let inherited: UInt32 = 0x5A69_6E68

  private func item(_ range: Range<Int>, level: Int) -> Item {
    let runIndex = source.runIndices[range.lowerBound]
    let first = source.scalars[range.lowerBound]
    let character = source.character(at: range.lowerBound)
    var script = FontFace.script(of: first)
    if script == Itemizer.inherited { script = Itemizer.common }
    let isSingle = first == "\t" || source.runs[runIndex].attachment != nil
    let description = Itemizer.font(source.runs[runIndex].font, for: first)
    let font =
      isSingle
      ? resolver.primary(description)
      : resolver.font(for: character, in: description, language: language)
    return Item(
      scalars: range, runIndex: runIndex, font: font, script: script, level: level,
      isSingle: isSingle)
  }

  private func joins(_ last: Item, _ next: Item) -> Bool {
    guard !last.isSingle, !next.isSingle, last.runIndex == next.runIndex, last.level == next.level
    else { return false }
    guard last.font?.face === next.font?.face, last.font?.scale == next.font?.scale else {
      return false
    }
    return last.script == next.script || last.script == Itemizer.common
      || next.script == Itemizer.common
  }

  /// The share of the size that capitals standing for small letters have.
  static let smallCapsShare: CGFloat = 0.78

  /// The font of a scalar: small capitals are capitals at a smaller size.
  private static func font(_ font: FontDescription, for scalar: Unicode.Scalar) -> FontDescription {
    guard font.isSmallCaps, capital(of: scalar) != scalar else { return font }
    var small = font
    small.sizePoints *= smallCapsShare
    return small
  }

  /// The capital of a small letter where that is one scalar, else the scalar itself.
  static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let capital = scalar.properties.uppercaseMapping.unicodeScalars
    return capital.count == 1 ? capital.first ?? scalar : scalar
  }
}
