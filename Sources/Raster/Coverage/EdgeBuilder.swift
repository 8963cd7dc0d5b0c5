import Geometry

/// Edges that are gathered one by one.
struct EdgeBuilder {
  private(set) var edges: ContiguousArray<FixedLine> = []
  /// Least x, y and greatest x, y in sub-pixels; reversed while there are no edges.
  private(set) var low = SIMD2<Int32>(.max, .max)
  private(set) var high = SIMD2<Int32>(.min, .min)

  init() {}

  /// All contours of polylines in pixel space, closed.
  init(_ polylines: Polylines) {
    edges.reserveCapacity(polylines.points.count)
    for contour in polylines.contours {
      guard var before = contour.range.last.map({ polylines.points[$0] }) else { continue }
      for index in contour.range {
        let point = polylines.points[index]
        add(from: before, to: point)
        before = point
      }
    }
  }

  /// Edges as they matter inside a box: what is beside it stands upright on its sides, what is
  /// outside its rows is gone.
  init(_ lines: FixedLines, clippedTo box: PixelBox) {
    let one = Int32(Subpixel.one)
    let (left, right) = (Int32(box.x0) * one, Int32(box.x1) * one)
    let (top, bottom) = (Int32(box.y0) * one, Int32(box.y1) * one)
    for line in lines where line.bottom > top && line.top < bottom {
      addClipped(line, left: left, right: right)
    }
  }

  /// Appends edges moved by whole sub-pixels.
  mutating func append(_ lines: FixedLines, movedBy offset: SIMD2<Int32>) {
    for line in lines { edges.append(line.moved(by: offset)) }
    low = pointwiseMin(low, lines.low &+ offset)
    high = pointwiseMax(high, lines.high &+ offset)
  }

  mutating func append(_ line: FixedLine) {
    guard line.start.y != line.end.y else { return }
    edges.append(line)
    low = pointwiseMin(low, pointwiseMin(line.start, line.end))
    high = pointwiseMax(high, pointwiseMax(line.start, line.end))
  }

  private mutating func add(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    let far = Subpixel.guardBand
    let reach = pointwiseMax(pointwiseMax(a, -a), pointwiseMax(b, -b))
    if reach.x <= far, reach.y <= far {
      append(FixedLine(start: a.snapped, end: b.snapped))
    } else {
      addClipped(from: a, to: b)
    }
  }

  /// Cuts a line above and below the guard band and turns what is beside it upright, which
  /// keeps the winding of every point inside.
  private mutating func addClipped(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    let far = Subpixel.guardBand
    guard max(a.y, b.y) > -far, min(a.y, b.y) < far, a.y != b.y else { return }
    func point(atY y: Double) -> SIMD2<Double> {
      SIMD2(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }
    let start = abs(a.y) > far ? point(atY: a.y < 0 ? -far : far) : a
    let end = abs(b.y) > far ? point(atY: b.y < 0 ? -far : far) : b
    var stops = [start]
    for side in [-far, far] where (start.x < side) != (end.x < side) && start.x != end.x {
      let share = (side - start.x) / (end.x - start.x)
      stops.append(SIMD2(side, start.y + (end.y - start.y) * share))
    }
    stops.append(end)
    if stops.count == 4, (stops[1].x < stops[2].x) != (start.x < end.x) { stops.swapAt(1, 2) }
    for (from, to) in zip(stops, stops.dropFirst()) {
      append(
        FixedLine(
          start: SIMD2(max(-far, min(far, from.x)), from.y).snapped,
          end: SIMD2(max(-far, min(far, to.x)), to.y).snapped))
    }
  }

  private mutating func addClipped(_ line: FixedLine, left: Int32, right: Int32) {
    let (low, high) = (min(line.start.x, line.end.x), max(line.start.x, line.end.x))
    // Rows are swept in groups of four pixels, so a right side inside a group needs an edge.
    let needsRight = right & (4 &* Subpixel.one &- 1) != 0
    if low >= right {
      if needsRight { append(FixedLine(right, line.start.y, right, line.end.y)) }
      return
    }
    if high <= left {
      append(FixedLine(left, line.start.y, left, line.end.y))
      return
    }
    var line = line
    if high > right {
      let y = Self.height(of: line, at: right)
      if line.start.x > right {
        if needsRight { append(FixedLine(right, line.start.y, right, y)) }
        line.start = SIMD2(right, y)
      } else {
        if needsRight { append(FixedLine(right, y, right, line.end.y)) }
        line.end = SIMD2(right, y)
      }
    }
    if low < left {
      let y = Self.height(of: line, at: left)
      if line.start.x < left {
        append(FixedLine(left, line.start.y, left, y))
        append(FixedLine(left, y, line.end.x, line.end.y))
      } else {
        append(FixedLine(line.start.x, line.start.y, left, y))
        append(FixedLine(left, y, left, line.end.y))
      }
      return
    }
    append(line)
  }

  private static func height(of line: FixedLine, at x: Int32) -> Int32 {
    let (dx, dy) = (Double(line.end.x - line.start.x), Double(line.end.y - line.start.y))
    return line.start.y + Int32((Double(x - line.start.x) * dy / dx).rounded())
  }
}
