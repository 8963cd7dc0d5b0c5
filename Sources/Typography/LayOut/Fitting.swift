internal import Geometry

/// Chooses lines for a proposed size: as they are, moved together, smaller, or cut.
struct Fitting {
  let typesetter: Typesetter
  let style: ParagraphStyle
  /// Points, infinite for no limit.
  let width: CGFloat
  let height: CGFloat

  struct Result {
    var boxes: [LineBox]
    var runs: [TextRun]
    var isTruncated: Bool
  }

  /// The most that tightening takes, as a share of the em for each letter.
  private static let tightenings: [CGFloat] = [0.01, 0.02, 0.03, 0.04, 0.05]

  func set(_ runs: [TextRun]) -> Result {
    guard runs.contains(where: { !$0.text.isEmpty }) else {
      return Result(boxes: [], runs: runs, isTruncated: false)
    }
    let plain = attempt(runs, tightening: 0)
    guard plain.isTruncated else { return plain }
    if style.allowsTightening {
      for tightening in Fitting.tightenings {
        let tight = attempt(runs, tightening: tightening)
        if !tight.isTruncated { return tight }
      }
    }
    guard style.minimumScaleFactor < 1 else { return plain }
    return shrunk(runs)
  }

  /// The largest scale at which all text shows, to one part in 256.
  private func shrunk(_ runs: [TextRun]) -> Result {
    var low = max(style.minimumScaleFactor, 0.01)
    var best = attempt(scaled(runs, by: low), tightening: 0)
    guard !best.isTruncated else { return best }
    var high: CGFloat = 1
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let candidate = attempt(scaled(runs, by: middle), tightening: 0)
      if candidate.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, candidate)
      }
    }
    return best
  }

  private func scaled(_ runs: [TextRun], by share: CGFloat) -> [TextRun] {
    runs.map { run in
      var run = run
      run.font.sizePoints *= share
      run.kerning *= share
      run.tracking *= share
      run.baselineOffset *= share
      return run
    }
  }

  private func attempt(_ runs: [TextRun], tightening: CGFloat) -> Result {
    let text = typesetter.shape(runs, style: style, tightening: tightening)
    let ranges = text.paragraphs.flatMap { paragraph in
      paragraph.lines(width: width).map { (paragraph, $0) }
    }
    let limit = style.lineLimit.map { max($0, 1) } ?? Int.max
    var boxes: [LineBox] = []
    var used: CGFloat = 0
    for (paragraph, range) in ranges {
      guard boxes.count < limit else { break }
      let box = paragraph.line(range, width: width)
      let needed = used + box.height + (boxes.isEmpty ? 0 : style.lineSpacing)
      // Half a point: proposals are often the very height, rounded.
      guard boxes.isEmpty || needed <= height + 0.5 else { break }
      boxes.append(box)
      used = needed
    }
    guard boxes.count < ranges.count else {
      return Result(boxes: boxes, runs: runs, isTruncated: false)
    }
    let (paragraph, range) = ranges[boxes.count - 1]
    boxes[boxes.count - 1] = Truncation(shaper: paragraph.shaper, style: style, width: width)
      .line(range.lowerBound..<paragraph.content.upperBound)
    return Result(boxes: boxes, runs: runs, isTruncated: true)
  }
}
