internal import Geometry

/// A shaped paragraph that can be cut into lines of any width.
struct Paragraph {
  let shaper: Shaper
  let content: Range<Int>
  let baseLevel: Int
  let items: [ShapedItem]
  /// In the order of the text.
  private let clusters: [ShapedCluster]
  private let breaks: [Bool]

  init(shaper: Shaper, content: Range<Int>, breaks: [Bool], isRightToLeftByDefault: Bool) {
    self.shaper = shaper
    self.content = content
    self.breaks = breaks
    let bidi = Bidi(
      Array(shaper.source.scalars[content]), isRightToLeftByDefault: isRightToLeftByDefault)
    baseLevel = bidi.baseLevel
    items = shaper.items(in: content, levels: bidi.levels)
    clusters = items.flatMap { item in
      item.level % 2 == 1 ? item.clusters.reversed() : item.clusters
    }
  }

  /// Cuts the paragraph greedily; a word longer than a line is cut between characters.
  ///
  /// - Parameter width: Points; infinite for one line.
  /// - Returns: At least one range; each but the last ends with its hanging spaces.
  func lines(width: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = content.lowerBound
    var index = 0
    while true {
      let (end, next) = endOfLine(from: start, cluster: index, width: width)
      lines.append(start..<end)
      guard end < content.upperBound else { return lines }
      (start, index) = (end, next)
    }
  }

  private func endOfLine(
    from start: Int, cluster first: Int, width: CGFloat
  ) -> (end: Int, cluster: Int) {
    // One part in a million: sums of advances differ by rounding only.
    let limit = width + 1e-6 * max(width, 1)
    var x: CGFloat = 0
    var lastBreak: (Int, Int)?
    for index in first..<clusters.count {
      let cluster = clusters[index]
      let place = cluster.scalars.lowerBound
      if place > start, breaks[place] { lastBreak = (place, index) }
      let advance = cluster.kind == .tab ? LineBox.tabAdvance(at: x) : cluster.advance
      if cluster.kind != .space, x + advance > limit, place > start {
        return lastBreak ?? (place, index)
      }
      x += advance
    }
    return (content.upperBound, clusters.count)
  }

  /// Sets a range as one line; hanging space at the paragraph's own end may fill it to `width`.
  func line(_ range: Range<Int>, width: CGFloat) -> LineBox {
    let source = shaper.source
    var end = range.upperBound
    while end > range.lowerBound, source.scalars[end - 1].isHangingSpace { end -= 1 }
    let isLast = range.upperBound == content.upperBound
    let shown = range.lowerBound..<(isLast ? range.upperBound : end)
    let inLine = items.filter { $0.scalars.overlaps(shown) }
    let order = Bidi.visualOrder(inLine.map(\.level))
    // Cut, not shaped anew: a line is as wide as was measured when its end was chosen.
    var clusters = order.flatMap { i in
      inLine[i].clusters.filter { shown.contains($0.scalars.lowerBound) }
    }
    let total = LineBox.setTabs(&clusters)
    let hanging = clusters.reduce(0) {
      $1.scalars.lowerBound >= end && $1.kind == .space ? $0 + $1.advance : $0
    }
    let heights = lineHeights(inLine, at: range)
    return LineBox(
      clusters: clusters, source: source,
      width: max(min(total, width), total - hanging), ascent: heights.ascent,
      descent: heights.descent, leading: heights.leading, scalars: range,
      isParagraphRightToLeft: baseLevel == 1)
  }

  /// The farthest reach of all fonts in a line; for an empty line that of its line end's font.
  private func lineHeights(
    _ items: [ShapedItem], at range: Range<Int>
  ) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    let source = shaper.source
    var heights: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var isFirst = true
    func reach(_ runIndex: Int, _ font: SizedFont?) {
      let run = source.runs[runIndex]
      let size = run.font.sizePoints
      let metrics = font?.metrics ?? shaper.resolver.primary(run.font)?.metrics
      var ascent = metrics?.ascender ?? SystemDesign.ascender * size
      var descent = metrics?.descender ?? SystemDesign.descender * size
      if let attachment = run.attachment {
        ascent = max(ascent, attachment.size.height - attachment.descent)
        descent = max(descent, attachment.descent)
      }
      let leading = metrics?.leading ?? 0
      ascent += run.baselineOffset
      descent -= run.baselineOffset
      heights =
        isFirst
        ? (ascent, descent, leading)
        : (max(heights.0, ascent), max(heights.1, descent), max(heights.2, leading))
      isFirst = false
    }
    for item in items { reach(item.runIndex, item.font) }
    if isFirst, !source.runs.isEmpty {
      let near = min(range.lowerBound, source.runIndices.count - 1)
      reach(near >= 0 ? source.runIndices[near] : 0, nil)
    }
    return heights
  }
}
