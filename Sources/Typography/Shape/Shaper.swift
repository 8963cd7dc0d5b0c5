internal import Geometry

/// Shapes one text: chooses glyphs and places them along the line.
struct Shaper {
  let source: TextSource
  let resolver: FontResolver
  let language: CJKLanguage
  /// A BCP 47 tag.
  let languageTag: String
  /// Share of the em by which letters move together.
  let tightening: CGFloat
  /// What HarfBuzz sees: the source with small capitals already capitals.
  private let scalars: [UInt32]

  init(
    source: TextSource, resolver: FontResolver, localeIdentifier: String, tightening: CGFloat = 0
  ) {
    self.source = source
    self.resolver = resolver
    self.tightening = tightening
    language =
      CJKLanguage(localeIdentifier: localeIdentifier) ?? CJKLanguage(guessedFrom: source.scalars)
    languageTag = localeIdentifier.replacingOccurrences(of: "_", with: "-")
    scalars = Shaper.shaped(source)
  }

  /// The same settings for another text.
  init(source: TextSource, like other: Shaper) {
    self.source = source
    resolver = other.resolver
    language = other.language
    languageTag = other.languageTag
    tightening = other.tightening
    scalars = Shaper.shaped(source)
  }

  private static func shaped(_ source: TextSource) -> [UInt32] {
    source.scalars.indices.map { i in
      source.runs[source.runIndices[i]].font.isSmallCaps
        ? Itemizer.capital(of: source.scalars[i]).value : source.scalars[i].value
    }
  }

  /// Shapes a paragraph.
  func items(in range: Range<Int>, levels: [Int]) -> [ShapedItem] {
    Itemizer(source: source, resolver: resolver, language: language)
      .items(in: range, levels: levels)
      .map { item in
        ShapedItem(
          scalars: item.scalars, runIndex: item.runIndex, font: item.font, level: item.level,
          clusters: clusters(
            item.scalars, runIndex: item.runIndex, font: item.font, level: item.level))
      }
  }

  private func clusters(
    _ range: Range<Int>, runIndex: Int, font: SizedFont?, level: Int
  ) -> [ShapedCluster] {
    let run = source.runs[runIndex]
    if let attachment = run.attachment {
      return [blank(range, runIndex, font, level, .attachment, advance: attachment.size.width)]
    }
    guard let font else { return boxes(range, runIndex, level) }
    if source.scalars[range.lowerBound] == "\t" {
      // A tab's width depends on its place; the line gives it.
      return [blank(range, runIndex, font, level, .tab, advance: 0)]
    }
    var features = font.features
    if run.tracking != 0 { features += [FontFace.Feature("liga", 0), FontFace.Feature("clig", 0)] }
    let glyphs = font.face.shape(
      scalars, range: range, isRightToLeft: level % 2 == 1, language: languageTag,
      features: features)
    return collect(glyphs, range, runIndex, font, level)
  }

  /// Groups glyphs that HarfBuzz gave one cluster number.
  private func collect(
    _ glyphs: [FontFace.ShapedGlyph], _ range: Range<Int>, _ runIndex: Int, _ font: SizedFont,
    _ level: Int
  ) -> [ShapedCluster] {
    let starts = Set(glyphs.map(\.cluster)).sorted() + [range.upperBound]
    var clusters: [ShapedCluster] = []
    for glyph in glyphs {
      if clusters.last?.scalars.lowerBound != glyph.cluster {
        let end = starts.first { $0 > glyph.cluster } ?? range.upperBound
        let isSpace = source.scalars[glyph.cluster..<end].allSatisfy { $0.isHangingSpace }
        let kind: ShapedCluster.Kind = isSpace ? .space : .letter
        clusters.append(
          blank(glyph.cluster..<end, runIndex, font, level, kind, advance: 0))
      }
      add(glyph, to: &clusters[clusters.count - 1], font)
    }
    let run = source.runs[runIndex]
    let extra =
      font.tracking + run.kerning + run.tracking - tightening * run.font.sizePoints
    for i in clusters.indices where clusters[i].advance > 0 { clusters[i].advance += extra }
    return clusters
  }

  private func add(
    _ glyph: FontFace.ShapedGlyph, to cluster: inout ShapedCluster, _ font: SizedFont
  ) {
    cluster.glyphs.append(
      ShapedCluster.Glyph(
        glyph: glyph.glyph, x: cluster.advance + glyph.xOffset * font.horizontalScale,
        y: -glyph.yOffset * font.scale))
    cluster.advance += glyph.advance * font.horizontalScale
  }

  /// One hollow box for each character that no font has.
  private func boxes(_ range: Range<Int>, _ runIndex: Int, _ level: Int) -> [ShapedCluster] {
    let run = source.runs[runIndex]
    let boxes = source.characterStarts(in: range).map { start in
      blank(
        start..<min(source.characterEnd(after: start), range.upperBound), runIndex, nil, level,
        .letter, advance: MissingGlyph.advanceShare * run.font.sizePoints)
    }
    return level % 2 == 1 ? boxes.reversed() : boxes
  }

  private func blank(
    _ range: Range<Int>, _ runIndex: Int, _ font: SizedFont?, _ level: Int,
    _ kind: ShapedCluster.Kind, advance: CGFloat
  ) -> ShapedCluster {
    ShapedCluster(
      scalars: range, runIndex: runIndex, font: font, isRightToLeft: level % 2 == 1,
      advance: advance, glyphs: [], kind: kind)
  }
}
