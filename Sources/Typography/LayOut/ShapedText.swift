internal import Geometry

/// Runs shaped paragraph by paragraph.
struct ShapedText {
  let paragraphs: [Paragraph]
  /// One sentence for each character no font has.
  let missing: [String]

  init(_ runs: [TextRun], resolver: FontResolver, style: ParagraphStyle, tightening: CGFloat) {
    let source = TextSource(runs)
    let shaper = Shaper(
      source: source, resolver: resolver, localeIdentifier: style.localeIdentifier,
      tightening: tightening)
    let breaks = LineBreaks.opportunities(source)
    paragraphs = source.paragraphs.map {
      Paragraph(
        shaper: shaper, content: $0.content, breaks: breaks,
        isRightToLeftByDefault: style.isRightToLeft)
    }
    let items = paragraphs.flatMap(\.items)
    missing = items.filter { $0.font == nil }.flatMap { item in
      source.characterStarts(in: item.scalars).map { start in
        let character = source.character(at: start)
        let codes = character.unicodeScalars.map { scalar in
          let hex = String(scalar.value, radix: 16, uppercase: true)
          return "U+" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex
        }
        return "no installed font has \"\(character)\" (\(codes.joined(separator: " ")))"
      }
    }
  }
}
