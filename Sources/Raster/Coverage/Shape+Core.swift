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
    var edges: [(left: Int32, right: Int32, turns: Int, loose: UInt64)] = []
    for line in candidates {
      let (y0, y1) = (line.top, line.bottom)
      guard y1 > top, y0 < bottom else { continue }
      let (a, b) = (
        Self.place(on: line, at: max(y0, top)), Self.place(on: line, at: min(y1, bottom))
      )
      let turn = line.start.y < line.end.y ? 1 : -1
      var loose: UInt64 = 0
      if y0 > top { loose = Self.mark(y0, turn) }
      if y1 < bottom { loose = loose &- Self.mark(y1, turn) }
      edges.append(
        (min(a, b) - 2, max(a, b) + 2, y0 <= middle && middle < y1 ? turn : 0, loose))
    }
    edges.sort { $0.left < $1.left }
    // Ends inside the rows cancel out where edges go on; what is left over belongs to level edges,
    // which are not among the lines.
    var (winding, loose, reached, best) = (0, 0 as UInt64, Int32.min, nothing)
    func offer(_ from: Int32, _ to: Int32) {
      guard isEvenOdd ? winding & 1 != 0 : winding != 0, loose == 0, from < to else { return }
      let columns = max(box.x0, Int((from + one - 1) >> Subpixel.bits))
      let end = min(box.x1, Int(to >> Subpixel.bits))
      if end - columns > best.count { best = columns..<end }
    }
    for edge in edges {
      offer(reached, edge.left)
      reached = max(reached, edge.right)
      winding += edge.turns
      loose = loose &+ edge.loose
    }
    // Edges right of what can be seen are gone.
    offer(reached, Int32(box.x1) * one)
    return best
  }

  /// A number for an end of an edge at a height, such that different sums of ends are never alike.
  private static func mark(_ y: Int32, _ turn: Int) -> UInt64 {
    // The finalizer of SplitMix64.
    var z = UInt64(bitPattern: Int64(y)) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return turn > 0 ? z : 0 &- z
  }

  /// The edges that touch some rows.
  func edges(in rows: Range<Int>) -> ContiguousArray<FixedLine> {
    let one = Int32(Subpixel.one)
    let (top, bottom) = (Int32(rows.lowerBound) * one, Int32(rows.upperBound) * one)
    return ContiguousArray(lines.lazy.filter { $0.bottom > top && $0.top < bottom })
  }

  /// The x of a line at a height between its ends, to a sub-pixel.
  private static func place(on line: FixedLine, at y: Int32) -> Int32 {
    let (dx, dy) = (Double(line.end.x - line.start.x), Double(line.end.y - line.start.y))
    return line.start.x + Int32(Double(y - line.start.y) * dx / dy)
  }
}
