import CRaster

typealias Lanes = SIMD8<UInt16>
typealias WideLanes = SIMD16<UInt16>

/// One colour laid over pixels through coverage, in 16-bit lanes.
///
/// A pixel's four bytes are split into even (blue, red) and odd (green, alpha) lanes of 16 bits.
/// Every channel is rounded once: out = (s·m + d·(255 − sa·m/255)) / 255, exact to half a step.
/// Bounds: all counts are divisible by four. The plain twin is `KernelTests.over`.
package struct SolidSource {
  let pixel: UInt32
  let isOpaque: Bool
  private let even: Lanes
  private let odd: Lanes
  private let alpha: UInt16

  /// - `pixel`: Premultiplied BGRA in memory order.
  package init(pixel: UInt32) {
    self.pixel = pixel
    alpha = UInt16(pixel >> 24)
    isOpaque = alpha == 255
    let lanes = unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: Lanes.self)
    even = lanes & 255
    odd = lanes &>> 8
  }

  /// Lays the colour over four pixels.
  @inline(__always)
  package func blend(_ target: UnsafeMutableRawPointer, _ coverage: SIMD4<UInt32>) {
    let mask = unsafeBitCast(coverage | (coverage &<< 16), to: Lanes.self)
    let pixels = target.loadUnaligned(as: Lanes.self)
    let rest = 255 &- Kernel.divide(mask &* alpha)
    let evens = Kernel.divide(even &* mask &+ (pixels & 255) &* rest)
    let odds = Kernel.divideHigh(odd &* mask &+ (pixels &>> 8) &* rest)
    target.storeBytes(of: evens | odds, as: Lanes.self)
  }

  /// Lays the colour over `count` pixels with the same coverage.
  @inline(__always)
  package func blend(_ target: UnsafeMutableRawPointer, _ count: Int, _ coverage: UInt32) {
    if coverage == 255, isOpaque {
      target.assumingMemoryBound(to: UInt32.self).update(repeating: pixel, count: count)
      return
    }
    var done = 0
    if count >= 16, Kernel.isWide {
      done = zr_solid_span(target.assumingMemoryBound(to: UInt32.self), count, pixel, coverage)
      if done == count { return }
    }
    let mask = Lanes(repeating: UInt16(truncatingIfNeeded: coverage))
    let (evens, odds) = (even &* mask &+ 128, odd &* mask &+ 128)
    let rest = 255 &- Kernel.divide(mask &* alpha)
    let wideEvens = WideLanes(lowHalf: evens, highHalf: evens)
    let wideOdds = WideLanes(lowHalf: odds, highHalf: odds)
    let wideRest = WideLanes(lowHalf: rest, highHalf: rest)
    var offset = done &* 4
    let end = count &* 4
    while offset &+ 32 <= end {
      let pixels = target.loadUnaligned(fromByteOffset: offset, as: WideLanes.self)
      let even = wideEvens &+ (pixels & 255) &* wideRest
      let odd = wideOdds &+ (pixels &>> 8) &* wideRest
      let low = (even &+ (even &>> 8)) &>> 8
      let high = (odd &+ (odd &>> 8)) & 0xFF00
      target.storeBytes(of: low | high, toByteOffset: offset, as: WideLanes.self)
      offset &+= 32
    }
    guard offset < end else { return }
    let pixels = target.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
    let even = evens &+ (pixels & 255) &* rest
    let odd = odds &+ (pixels &>> 8) &* rest
    let low = (even &+ (even &>> 8)) &>> 8
    let high = (odd &+ (odd &>> 8)) & 0xFF00
    target.storeBytes(of: low | high, toByteOffset: offset, as: Lanes.self)
  }
}

extension SolidSource {
  /// Lays the colour over `count` pixels, each with its own coverage.
  ///
  /// Runs of equal coverage, the rule inside and outside of shapes, go through one span. The
  /// count need not be divisible by four.
  package func blend(_ target: UnsafeMutablePointer<UInt32>, mask: UnsafePointer<UInt8>, count: Int)
  {
    let bytes = UnsafeRawPointer(mask)
    var x = Kernel.isWide ? zr_solid_mask(target, mask, count, pixel) : 0
    while x &+ 4 <= count {
      let packed = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
      if packed == 0 {
        x &+= 4
        continue
      }
      var end = x &+ 4
      if packed == (packed & 255) &* 0x0101_0101 {
        while end &+ 4 <= count,
          bytes.loadUnaligned(fromByteOffset: end, as: UInt32.self) == packed
        { end &+= 4 }
        blend(UnsafeMutableRawPointer(target + x), end &- x, packed & 255)
      } else {
        let coverage = SIMD4(packed, packed &>> 8, packed &>> 16, packed &>> 24) & 255
        blend(UnsafeMutableRawPointer(target + x), coverage)
      }
      x = end
    }
    while x < count {
      target[x] = Compositor.over(pixel, target[x], UInt32(mask[x]))
      x &+= 1
    }
  }
}

/// Arithmetic the kernels share.
package enum Kernel {
  /// Whether this processor has the wide kernels, and they are not switched off by
  /// `ZOETROPE_SIMD=off`; they give the same bits.
  package static let isWide = zr_is_wide() != 0
  /// Bits of the widest vectors in use; 1 without wide kernels.
  package static let width = zr_width()

  /// x / 255, rounded, for x up to 255².
  @inline(__always)
  static func divide(_ x: Lanes) -> Lanes {
    let t = x &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }
  /// The same, left in the high byte of each lane.
  @inline(__always)
  static func divideHigh(_ x: Lanes) -> Lanes {
    let t = x &+ 128
    return (t &+ (t &>> 8)) & 0xFF00
  }
  @inline(__always)
  static func divide(_ x: UInt32) -> UInt32 {
    let t = x &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }
}

/// Fills a swept shape with one colour.
struct SolidSink: CoverageSink {
  let surface: Surface
  let origin: (x: Int, y: Int)
  let source: SolidSource
  private var row: UnsafeMutableRawPointer

  init(surface: Surface, box: PixelBox, source: SolidSource) {
    self.surface = surface
    self.source = source
    origin = (box.x0, box.y0)
    row = surface.base
  }

  @inline(__always)
  mutating func beginRow(_ index: Int) { row = surface.address(origin.x, origin.y &+ index) }
  @inline(__always)
  mutating func span(_ x: Int, _ count: Int, _ coverage: UInt32) {
    source.blend(row + x &* 4, count, coverage)
  }
  @inline(__always)
  mutating func quad(_ x: Int, _ coverage: SIMD4<UInt32>) {
    source.blend(row + x &* 4, coverage)
  }
  @inline(__always)
  mutating func endRow() {}
}

/// Writes a swept shape's coverage into mask rows.
struct MaskSink: CoverageSink {
  let mask: MaskRows
  let box: PixelBox
  /// Pixels of the row that are written, from the left side of the box.
  let columns: Range<Int>
  /// Whether coverage is rounded to all or nothing.
  let isHard: Bool
  private var row: UnsafeMutablePointer<UInt8>

  init(mask: MaskRows, box: PixelBox, columns: Range<Int>, isHard: Bool) {
    self.mask = mask
    self.box = box
    self.columns = columns
    self.isHard = isHard
    row = mask.base
  }

  @inline(__always)
  mutating func beginRow(_ index: Int) {
    row = mask.address(box.x0, box.y0 &+ index)
    (row + columns.lowerBound).update(repeating: 0, count: columns.count)
  }
  @inline(__always)
  mutating func span(_ x: Int, _ count: Int, _ coverage: UInt32) {
    let value: UInt8 = isHard ? (coverage >= 128 ? 255 : 0) : UInt8(truncatingIfNeeded: coverage)
    (row + x).update(repeating: value, count: count)
  }
  @inline(__always)
  mutating func quad(_ x: Int, _ coverage: SIMD4<UInt32>) {
    var c = coverage
    if isHard { c = (c &>> 7) &* 255 }
    let packed = c.x | c.y &<< 8 | c.z &<< 16 | c.w &<< 24
    UnsafeMutableRawPointer(row + x).storeBytes(of: packed, as: UInt32.self)
  }
  @inline(__always)
  mutating func endRow() {}
}
