internal import Geometry

/// Shortens a line until it fits with an ellipsis.
struct Truncation {
  let shaper: Shaper
  let style: ParagraphStyle
  let width: CGFloat

  /// - Parameter rest: What the line would show if it were wide enough; one paragraph's scalars.
  /// - Returns: The widest line that fits; the ellipsis alone where nothing does.
  func line(_ rest: Range<Int>) -> LineBox {
    let starts = shaper.source.characterStarts(in: rest)
    // Shown always fits, hidden never; the widths between rise with the count.
    var shown = 0
    var hidden = starts.count + 1
    var best = box(rest, starts, keeping: 0)
    while hidden - shown > 1 {
      let middle = (shown + hidden) / 2
      let candidate = box(rest, starts, keeping: middle)
      if candidate.width <= width + 1e-6 * max(width, 1) {
        (shown, best) = (middle, candidate)
      } else {
        hidden = middle
      }
    }
    return best
  }

  private func box(_ rest: Range<Int>, _ starts: [Int], keeping count: Int) -> LineBox {
    let source = shaper.source
    let (headCount, tailCount) =
      switch style.truncation {
      case .tail: (count, 0)
      case .head: (0, count)
      case .middle: ((count + 1) / 2, count / 2)
      }
    func place(_ index: Int) -> Int { index < starts.count ? starts[index] : rest.upperBound }
    var headEnd = place(headCount)
    while headEnd > rest.lowerBound, source.scalars[headEnd - 1].isHangingSpace { headEnd -= 1 }
    var tailStart = place(starts.count - tailCount)
    while tailStart < rest.upperBound, source.scalars[tailStart].isHangingSpace {
      tailStart += 1
    }
    // The ellipsis looks like what it follows, at the very start like what follows it.
    let last = source.scalars.count - 1
    let near = headEnd > rest.lowerBound ? headEnd - 1 : min(tailStart, last)
    let text = source.slice(rest.lowerBound..<headEnd).joinedByEllipsis(
      to: source.slice(tailStart..<rest.upperBound),
      runIndex: near >= 0 ? source.runIndices[near] : 0)
    let all = text.scalars.indices
    let paragraph = Paragraph(
      shaper: Shaper(source: text, like: shaper), content: all,
      breaks: Array(repeating: false, count: all.count),
      isRightToLeftByDefault: style.isRightToLeft)
    var line = paragraph.line(all, width: .infinity)
    line.scalars = rest
    return line
  }
}
