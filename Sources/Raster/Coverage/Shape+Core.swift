extension Shape {
  /// The widest run of columns that the shape covers wholly in all of some rows; empty without any.
  ///
  /// No edge passes through it, so every pixel of it has a coverage of 255.
  /// - `edges`: Those of its edges that touch the rows, and maybe others.
  func core(rows: Range<Int>, edges candidates: ContiguousArray<FixedLine>) -> Range<Int> {
    let nothing = box.x0..<box.x0
    guard rows.lowerBound >= box.y0, rows.upperBound <= box.y1, !rows.isEmpty else {
      return nothing
    }
    let one = Int32(Subpixel.one)
    let (top, bottom) = (Int32(rows.lowerBound) * one, Int32(rows.upperBound) * one)
    let middle = (top + bottom) / 2
    var edges: [(left: Int32, right: Int32, turns: Int)] = []
    for line in candidates {
      let (y0, y1) = (min(line.y, line.w), max(line.y, line.w))
      guard y1 > top, y0 < bottom else { continue }
      let (a, b) = (Self.place(on: line, at: max(y0, top)), Self.place(on: line, at: min(y1, bottom)))
      let crosses = y0 <= middle && middle < y1
      edges.append((min(a, b) - 2, max(a, b) + 2, crosses ? (line.y < line.w ? 1 : -1) : 0))
    }
    edges.sort { $0.left < $1.left }
    var (winding, reached, best) = (0, Int32.min, nothing)
    func offer(_ from: Int32, _ to: Int32) {
      guard isEvenOdd ? winding & 1 != 0 : winding != 0, from < to else { return }
      let columns = max(box.x0, Int((from + one - 1) >> Subpixel.bits))
      let end = min(box.x1, Int(to >> Subpixel.bits))
      if end - columns > best.count { best = columns..<end }
    }
    for edge in edges {
      offer(reached, edge.left)
      reached = max(reached, edge.right)
      winding += edge.turns
    }
    // Edges right of what can be seen are gone.
    offer(reached, Int32(box.x1) * one)
    return best
  }

  /// The edges that touch some rows.
  func edges(in rows: Range<Int>) -> ContiguousArray<FixedLine> {
    let one = Int32(Subpixel.one)
    let (top, bottom) = (Int32(rows.lowerBound) * one, Int32(rows.upperBound) * one)
    return lines.lines.filter { max($0.y, $0.w) > top && min($0.y, $0.w) < bottom }
  }

  /// The x of a line at a height between its ends, to a sub-pixel.
  private static func place(on line: FixedLine, at y: Int32) -> Int32 {
    let (dx, dy) = (Double(line.z - line.x), Double(line.w - line.y))
    return line.x + Int32(Double(y - line.y) * dx / dy)
  }
}
