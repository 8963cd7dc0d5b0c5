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

extension SIMD2<Double> {
  /// The nearest point on the sub-pixel grid.
  var snapped: SIMD2<Int32> {
    // Adding 1.5 · 2^52 rounds to whole numbers, half to even, and leaves them in the low bits.
    let shifted = self * Double(Subpixel.one) + 6_755_399_441_055_744
    let bits = unsafeBitCast(shifted, to: SIMD4<Int32>.self)
    return SIMD2<Int32>(bits.x, bits.z)
  }
}
