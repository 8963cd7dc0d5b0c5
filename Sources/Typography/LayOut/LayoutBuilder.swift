internal import Display
internal import Geometry

/// Places set lines under each other and lists what they draw.
struct LayoutBuilder {
  let style: ParagraphStyle
  /// Pixels per point.
  let displayScale: CGFloat
  let images: GlyphImages
  let isTruncated: Bool

  /// Places the lines; `runs` are those of the lines' sources.
  func layout(_ boxes: [LineBox], runs: [TextRun]) -> TextLayout {
    let width = roundedUp(boxes.map(\.width).max() ?? 0)
    var layout = TextLayout(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], isTruncated: isTruncated,
      pieces: [], glyphs: [])
    var top: CGFloat = 0
    for (index, box) in boxes.enumerated() {
      // Baselines lie on pixel edges, so that letters of all lines look alike.
      let baseline = rounded(top + box.ascent)
      add(box, to: &layout, index: index, top: top, baseline: baseline, width: width)
      top += box.height + (index + 1 < boxes.count ? style.lineSpacing : 0)
    }
    if style.reservesSpace, let limit = style.lineLimit, let last = boxes.last {
      top += CGFloat(max(limit - boxes.count, 0)) * (last.height + style.lineSpacing)
    }
    layout.size = CGSize(width: width, height: roundedUp(top))
    layout.firstBaseline = layout.lines.first?.baseline ?? 0
    layout.lastBaseline = layout.lines.last?.baseline ?? 0
    layout.pieces = Pieces(glyphs: layout.glyphs, runs: runs, resolver: images.resolver).list
    return layout
  }

  private func roundedUp(_ points: CGFloat) -> CGFloat {
    // A millionth of a pixel is noise of the sums, not a wish for one more.
    (points * displayScale - 1e-6).rounded(.up) / displayScale
  }

  private func rounded(_ points: CGFloat) -> CGFloat {
    (points * displayScale).rounded() / displayScale
  }

  private func add(
    _ box: LineBox, to layout: inout TextLayout, index: Int, top: CGFloat, baseline: CGFloat,
    width: CGFloat
  ) {
    let left = self.left(of: box, in: width)
    let first = layout.glyphs.count
    var x = left
    for cluster in box.clusters {
      layout.glyphs.append(glyph(cluster, in: box.source, line: index, x: x, baseline: baseline))
      x += cluster.advance
    }
    layout.lines.append(
      TextLayout.Line(
        frame: CGRect(x: left, y: top, width: box.width, height: box.height), baseline: baseline,
        glyphs: first..<layout.glyphs.count, scalars: box.scalars))
  }

  private func left(of box: LineBox, in width: CGFloat) -> CGFloat {
    let free = width - box.width
    switch (style.alignment, style.isRightToLeft) {
    case (.leading, false), (.trailing, true): return 0
    case (.center, _): return free / 2
    case (.trailing, false), (.leading, true): return free
    }
  }

  private func glyph(
    _ cluster: ShapedCluster, in source: TextSource, line: Int, x: CGFloat, baseline: CGFloat
  ) -> TextLayout.Glyph {
    let run = source.runs[cluster.runIndex]
    let y = baseline - run.baselineOffset
    let origins = cluster.scalars.map { source.origins[$0] }.filter { $0 >= 0 }
    let start = origins.first ?? 0
    var glyph = TextLayout.Glyph(
      text: source.text(in: cluster.scalars), scalars: start..<((origins.last ?? start - 1) + 1),
      runIndex: cluster.runIndex, colorIndex: run.colorIndex, line: line, x: x, baseline: y,
      width: cluster.advance, isRightToLeft: cluster.isRightToLeft, outlines: [], image: nil,
      attachment: cluster.kind == .attachment ? run.attachment : nil)
    guard cluster.kind == .letter else { return glyph }
    guard let font = cluster.font else {
      let size = run.font.sizePoints
      glyph.outlines = [
        PlacedOutline(
          MissingGlyph.outline,
          transform: CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: x, ty: y))
      ]
      return glyph
    }
    for shaped in cluster.glyphs {
      if let outline = font.outline(of: shaped.glyph) {
        glyph.outlines.append(
          PlacedOutline(
            outline, transform: font.transform(x: x + shaped.x, y: y + shaped.y)))
      } else if font.face.metrics.hasBitmaps {
        glyph.image =
          images.image(of: shaped.glyph, font: font, x: x + shaped.x, y: y + shaped.y)
          ?? glyph.image
      }
    }
    return glyph
  }
}
