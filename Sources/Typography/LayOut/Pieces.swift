internal import Display
internal import Geometry

/// What a layout draws: lines under letters, the letters, lines through them.
struct Pieces {
  let glyphs: [TextLayout.Glyph]
  let runs: [TextRun]
  let resolver: FontResolver

  var list: [TextLayout.Piece] {
    decorations(\.underline, color: \.underlineColorIndex, place: underline) + letters
      + decorations(\.strikethrough, color: \.strikethroughColorIndex, place: strikethrough)
  }

  /// Neighbours in one paint become one piece.
  private var letters: [TextLayout.Piece] {
    var pieces: [TextLayout.Piece] = []
    var outlines: [PlacedOutline] = []
    var color = 0
    func flush() {
      if !outlines.isEmpty { pieces.append(.outlines(outlines, colorIndex: color)) }
      outlines = []
    }
    for glyph in glyphs {
      if glyph.colorIndex != color { flush() }
      color = glyph.colorIndex
      outlines += glyph.outlines
      if let image = glyph.image {
        flush()
        pieces.append(.image(image.image, image.frame))
      }
      if let attachment = glyph.attachment {
        flush()
        let frame = CGRect(
          x: glyph.x, y: glyph.baseline + attachment.descent - attachment.size.height,
          width: attachment.size.width, height: attachment.size.height)
        pieces.append(.attachment(id: attachment.id, frame, colorIndex: glyph.colorIndex))
      }
    }
    flush()
    return pieces
  }

  /// One piece for each stretch of a line within a run.
  private func decorations(
    _ pattern: KeyPath<TextRun, TextRun.LinePattern?>, color: KeyPath<TextRun, Int?>,
    place: (TextRun, CGFloat) -> (top: CGFloat, height: CGFloat)
  ) -> [TextLayout.Piece] {
    var pieces: [TextLayout.Piece] = []
    var start = 0
    while start < glyphs.count {
      let first = glyphs[start]
      var end = start + 1
      while end < glyphs.count, glyphs[end].line == first.line,
        glyphs[end].runIndex == first.runIndex
      {
        end += 1
      }
      let run = runs[first.runIndex]
      if let pattern = run[keyPath: pattern] {
        let (top, height) = place(run, first.baseline)
        let last = glyphs[end - 1]
        let frame = CGRect(
          x: first.x, y: top, width: last.x + last.width - first.x, height: height)
        pieces.append(
          .decoration(
            frame, pattern: pattern, colorIndex: run[keyPath: color] ?? run.colorIndex))
      }
      start = end
    }
    return pieces
  }

  private func underline(_ run: TextRun, _ baseline: CGFloat) -> (top: CGFloat, height: CGFloat) {
    guard let metrics = resolver.primary(run.font)?.metrics else { return (baseline, 1) }
    let height = metrics.underlineThickness
    return (baseline + metrics.underlineOffset - height / 2, height)
  }

  private func strikethrough(
    _ run: TextRun, _ baseline: CGFloat
  ) -> (top: CGFloat, height: CGFloat) {
    guard let metrics = resolver.primary(run.font)?.metrics else { return (baseline, 1) }
    let height = metrics.underlineThickness
    return (baseline - metrics.strikethroughOffset - height / 2, height)
  }
}
