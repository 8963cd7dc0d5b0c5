import CRaster

/// What a sweep hands its coverage to, row by row.
///
/// Positions count pixels from the left side of the cells' box, in steps of four.
protocol CoverageSink {
  mutating func beginRow(_ row: Int)
  /// `count` pixels, divisible by four, of the same coverage 1…255.
  mutating func span(_ x: Int, _ count: Int, _ coverage: UInt32)
  /// Four pixels, each with its own coverage 0…255.
  mutating func quad(_ x: Int, _ coverage: SIMD4<UInt32>)
  mutating func endRow()
}

extension CoverageCells {
  /// Twice the area of a pixel, in the unit of the running sums.
  private static let full: Int32 = 2 << (2 * Subpixel.bits)

  /// Coverage of a pixel, 0…255, from a sum already folded into 0…`full`; correctly rounded.
  @inline(__always)
  private static func toByte(_ folded: SIMD4<Int32>) -> SIMD4<UInt32> {
    // v · 255/256 is v − v/256; full · 255/256 >> shift is then 255.
    let shift = 2 * Subpixel.bits &+ 1 &- 8
    let scaled = folded &- (folded &>> 8) &+ (1 &<< (shift &- 1))
    return unsafeBitCast(scaled &>> shift, to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func coverage(_ sum: SIMD4<Int32>, evenOdd: Bool) -> SIMD4<UInt32> {
    if evenOdd {
      let folded = sum & (2 &* full &- 1)
      return toByte(pointwiseMin(folded, 2 &* full &- folded))
    }
    let negative = sum &>> 31
    let magnitude = (sum ^ negative) &- negative
    return toByte(pointwiseMin(magnitude, SIMD4(repeating: full)))
  }

  /// Lays a colour over pixels by what `sweep` would hand to a `SolidSink`; for processors with wide
  /// kernels.
  /// - `hidden`: Pixels that may be left out.
  func fillWide(
    _ columns: Range<Int>, with pixel: UInt32, on surface: Surface, evenOdd: Bool,
    hidden: HiddenColumns? = nil
  ) {
    var kernel = kernel
    let holes = hidden.map { hidden in
      (box.y0..<box.y1).flatMap { y -> [Int32] in
        let hole = groups(hidden.columns(y))
        return [Int32(hole.lowerBound), Int32(hole.upperBound)]
      }
    }
    zr_fill_solid(
      &kernel, evenOdd ? 1 : 0, columns.lowerBound, columns.upperBound, holes,
      surface.pixels(box.x0, box.y0), surface.stride, pixel)
  }

  /// The groups of four pixels that lie wholly in columns, counted from the left side of the box.
  private func groups(_ columns: Range<Int>) -> Range<Int> {
    let low = max(0, (columns.lowerBound &- box.x0 &+ 3) >> 2)
    return low..<max(low, (columns.upperBound &- box.x0) >> 2)
  }

  /// Turns differences into coverage, hands it to the sink and leaves the cells zero.
  /// - `columns`: The groups of four pixels, from the left side of the box, that the sink
  ///   wants to hear of.
  @inline(__always)
  func sweep<Sink: CoverageSink>(evenOdd: Bool, columns: Range<Int>, into sink: inout Sink) {
    for row in 0..<box.height {
      sink.beginRow(row)
      sweepRow(row, evenOdd: evenOdd, columns: columns, into: &sink)
      sink.endRow()
    }
  }

  @inline(__always)
  private func sweepRow<Sink: CoverageSink>(
    _ row: Int, evenOdd: Bool, columns: Range<Int>, into sink: inout Sink
  ) {
    let mask = masks + row &* words
    let line = UnsafeMutableRawPointer(cells + row &* stride)
    var sum = SIMD4<Int32>(repeating: 0)
    var reached = columns.lowerBound
    for word in 0..<words {
      var bits = mask[word]
      if bits == 0 { continue }
      mask[word] = 0
      while bits != 0 {
        let first = bits.trailingZeroBitCount
        let rest = ~(bits &>> UInt64(truncatingIfNeeded: first))
        let length = rest == 0 ? 64 &- first : rest.trailingZeroBitCount
        let start = word &* 64 &+ first
        emitSpan(from: reached, to: min(start, columns.upperBound), sum, evenOdd, &sink)
        for group in start..<(start &+ length) {
          var value = line.load(fromByteOffset: group &* 16, as: SIMD4<Int32>.self)
          line.storeBytes(
            of: SIMD4<Int32>(repeating: 0), toByteOffset: group &* 16, as: SIMD4<Int32>.self)
          value = value &+ SIMD4(0, value.x, value.y, value.z)
          value = value &+ SIMD4(0, 0, value.x, value.y)
          value = value &+ sum
          sum = SIMD4(repeating: value.w)
          if group >= columns.lowerBound, group < columns.upperBound {
            sink.quad(group &* 4, Self.coverage(value, evenOdd: evenOdd))
          }
        }
        reached = max(reached, start &+ length)
        let end = UInt64(truncatingIfNeeded: first &+ length)
        bits = end >= 64 ? 0 : (bits &>> end) &<< end
      }
    }
    emitSpan(from: reached, to: columns.upperBound, sum, evenOdd, &sink)
  }

  @inline(__always)
  private func emitSpan<Sink: CoverageSink>(
    from start: Int, to end: Int, _ sum: SIMD4<Int32>, _ evenOdd: Bool, _ sink: inout Sink
  ) {
    guard end > start else { return }
    let value = Self.coverage(sum, evenOdd: evenOdd).x
    if value != 0 { sink.span(start &* 4, (end &- start) &* 4, value) }
  }
}
