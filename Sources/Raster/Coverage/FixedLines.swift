package import Geometry

/// A straight edge in fixed point.
///
/// Not one vector of four: memory for those goes through the slow, aligned allocator.
package struct FixedLine: Equatable, Sendable {
  package var start: SIMD2<Int32>
  package var end: SIMD2<Int32>

  @inline(__always)
  package init(start: SIMD2<Int32>, end: SIMD2<Int32>) {
    self.start = start
    self.end = end
  }

  @inline(__always)
  package init(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    self.init(start: SIMD2(x0, y0), end: SIMD2(x1, y1))
  }

  var top: Int32 { min(start.y, end.y) }
  var bottom: Int32 { max(start.y, end.y) }

  func moved(by offset: SIMD2<Int32>) -> FixedLine {
    FixedLine(start: start &+ offset, end: end &+ offset)
  }
}

/// The fixed-point grid outlines are snapped to.
enum Subpixel {
  /// Bits of fraction.
  ///
  /// Ten keep the coverage of any pixel within half a step of the exact area,
  /// and leave room for windings of 1024 in the cells.
  static let bits: Int32 = 10
  static let one: Int32 = 1 << bits
  /// Lines are cut at this distance from the origin, in pixels, so that slopes fit 32.32.
  static let guardBand = 30_000.0
}

/// The edges of an outline, snapped to the sub-pixel grid, without horizontal ones.
package struct FixedLines: Sendable {
  package private(set) var lines: ContiguousArray<FixedLine> = []
  /// Least x, y and greatest x, y in sub-pixels; reversed while there are no lines.
  package private(set) var low = SIMD2<Int32>(.max, .max)
  package private(set) var high = SIMD2<Int32>(.min, .min)

  init() {}

  /// Edges with height, and the least and greatest of their coordinates.
  init(_ lines: ContiguousArray<FixedLine>, low: SIMD2<Int32>, high: SIMD2<Int32>) {
    self.lines = lines
    self.low = low
    self.high = high
  }

  /// All contours of polylines in pixel space, closed.
  package init(_ polylines: Polylines) {
    lines.reserveCapacity(polylines.points.count)
    for contour in polylines.contours {
      guard var before = contour.range.last.map({ polylines.points[$0] }) else { continue }
      for index in contour.range {
        let point = polylines.points[index]
        add(from: before, to: point)
        before = point
      }
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// The pixels the inside can touch.
  var box: PixelBox {
    guard !lines.isEmpty else { return .empty }
    let one = Int(Subpixel.one)
    return PixelBox(
      x0: Int(low.x) >> Int(Subpixel.bits), y0: Int(low.y) >> Int(Subpixel.bits),
      x1: (Int(high.x) + one - 1) >> Int(Subpixel.bits),
      y1: (Int(high.y) + one - 1) >> Int(Subpixel.bits))
  }

  /// Whether the edges are those of one rectangle on pixel borders, so that it covers `box` wholly.
  var isPixelRectangle: Bool {
    guard lines.count == 2 else { return false }
    let mask = Subpixel.one - 1
    let (a, b) = (lines[0], lines[1])
    let onGrid = ((low.x | high.x | low.y | high.y) & mask) == 0
    let upright = a.start.x == a.end.x && b.start.x == b.end.x && a.start.x != b.start.x
    return onGrid && upright && a.top == b.top && a.bottom == b.bottom
      && (a.start.y < a.end.y) != (b.start.y < b.end.y)
  }

  /// The edges moved by whole sub-pixels.
  func moved(by offset: SIMD2<Int32>) -> FixedLines {
    var result = self
    for index in result.lines.indices {
      result.lines[index] = result.lines[index].moved(by: offset)
    }
    result.low = low &+ offset
    result.high = high &+ offset
    return result
  }

  mutating func append(_ other: FixedLines) {
    lines.append(contentsOf: other.lines)
    low = pointwiseMin(low, other.low)
    high = pointwiseMax(high, other.high)
  }

  mutating func append(_ line: FixedLine) {
    guard line.start.y != line.end.y else { return }
    lines.append(line)
    low = pointwiseMin(low, pointwiseMin(line.start, line.end))
    high = pointwiseMax(high, pointwiseMax(line.start, line.end))
  }

  private mutating func add(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    let far = Subpixel.guardBand
    let reach = pointwiseMax(pointwiseMax(a, -a), pointwiseMax(b, -b))
    if reach.x <= far, reach.y <= far {
      append(FixedLine(start: Self.snap(a), end: Self.snap(b)))
    } else {
      addClipped(from: a, to: b)
    }
  }

  /// The point on the sub-pixel grid.
  static func snap(_ point: SIMD2<Double>) -> SIMD2<Int32> {
    // Adding 1.5 · 2^52 rounds to whole numbers, half to even, and leaves them in the low bits.
    let shifted = point * Double(Subpixel.one) + 6_755_399_441_055_744
    let bits = unsafeBitCast(shifted, to: SIMD4<Int32>.self)
    return SIMD2(bits.x, bits.z)
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
          start: Self.snap(SIMD2(max(-far, min(far, from.x)), from.y)),
          end: Self.snap(SIMD2(max(-far, min(far, to.x)), to.y))))
    }
  }

  /// The edges as they matter inside a box: what is beside it stands upright on its sides, what is
  /// outside its rows is gone.
  func clipped(to box: PixelBox) -> FixedLines {
    guard !box.contains(self.box) else { return self }
    let one = Int32(Subpixel.one)
    let (left, right) = (Int32(box.x0) * one, Int32(box.x1) * one)
    let (top, bottom) = (Int32(box.y0) * one, Int32(box.y1) * one)
    var result = FixedLines()
    for line in lines where line.bottom > top && line.top < bottom {
      result.addClipped(line, left: left, right: right)
    }
    return result
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
