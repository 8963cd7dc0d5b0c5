import CRaster
package import Display

/// Lays rows of premultiplied pixels over others.
///
/// Bounds: each pointer holds at least `count` pixels; vectors step by four and the rest goes one
/// by one. The plain twin is `KernelTests.over`.
package enum Compositor {
  /// One row through coverage and opacity.
  /// - `mask`: One byte a pixel; nil covers all.
  /// - `opacity`: 0…255.
  package static func compose(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>,
    mask: UnsafePointer<UInt8>?, opacity: UInt32, count: Int, blendMode: DisplayBlendMode
  ) {
    guard blendMode == .normal else {
      blend(source, target, mask, opacity, count, blendMode)
      return
    }
    var x = Kernel.isWide ? zr_over(source, target, mask, opacity, count) : 0
    while x &+ 4 <= count {
      let coverage = coverage4(mask, x, opacity)
      if coverage != SIMD4(repeating: 0) { over4(source + x, target + x, coverage) }
      x &+= 4
    }
    while x < count {
      let m = mask.map { Kernel.divide(UInt32($0[x]) &* opacity) } ?? opacity
      target[x] = over(source[x], target[x], m)
      x &+= 1
    }
  }

  @inline(__always)
  private static func coverage4(
    _ mask: UnsafePointer<UInt8>?, _ x: Int, _ opacity: UInt32
  ) -> SIMD4<UInt32> {
    guard let mask else { return SIMD4(repeating: opacity) }
    let packed = UnsafeRawPointer(mask + x).loadUnaligned(as: UInt32.self)
    if packed == 0 { return SIMD4(repeating: 0) }
    if packed == 0xFFFF_FFFF { return SIMD4(repeating: opacity) }
    var c = SIMD4(packed, packed &>> 8, packed &>> 16, packed &>> 24) & 255
    if opacity != 255 {
      let t = c &* SIMD4(repeating: opacity) &+ 128
      c = (t &+ (t &>> 8)) &>> 8
    }
    return c
  }

  @inline(__always)
  private static func over4(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ coverage: SIMD4<UInt32>
  ) {
    let s = UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt32>.self)
    let alpha = s &>> 24
    if coverage == SIMD4(repeating: 255) {
      if alpha == SIMD4(repeating: 255) {
        UnsafeMutableRawPointer(target).storeBytes(of: s, as: SIMD4<UInt32>.self)
        return
      }
      if s == SIMD4(repeating: 0) { return }
    }
    let mask = unsafeBitCast(coverage | (coverage &<< 16), to: Lanes.self)
    let alphas = unsafeBitCast(alpha | (alpha &<< 16), to: Lanes.self)
    let rest = 255 &- Kernel.divide(alphas &* mask)
    let lanes = unsafeBitCast(s, to: Lanes.self)
    let d = UnsafeRawPointer(target).loadUnaligned(as: Lanes.self)
    let even = Kernel.divide((lanes & 255) &* mask &+ (d & 255) &* rest)
    let odd = Kernel.divideHigh((lanes &>> 8) &* mask &+ (d &>> 8) &* rest)
    UnsafeMutableRawPointer(target).storeBytes(of: even | odd, as: Lanes.self)
  }

  /// One pixel; the same numbers as `over4`.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32, _ m: UInt32) -> UInt32 {
    let rest = 255 &- Kernel.divide((source &>> 24) &* m)
    func channel(_ shift: UInt32) -> UInt32 {
      let (s, d) = ((source &>> shift) & 255, (target &>> shift) & 255)
      return Kernel.divide(s &* m &+ d &* rest) &<< shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }

  private static func blend(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ mask: UnsafePointer<UInt8>?, _ opacity: UInt32, _ count: Int, _ mode: DisplayBlendMode
  ) {
    for x in 0..<count {
      let m = mask.map { Kernel.divide(UInt32($0[x]) &* opacity) } ?? opacity
      if m == 0 || source[x] == 0 { continue }
      let s = FloatPixel(source[x]).scaled(by: Float(m) / 255)
      target[x] = mode.compose(s, over: FloatPixel(target[x])).packed
    }
  }

  /// From the first pixel that is covered to the last, in steps of eight; nil without any.
  static func extent(_ mask: UnsafePointer<UInt8>, count: Int) -> Range<Int>? {
    var low = 0
    let bytes = UnsafeRawPointer(mask)
    while low &+ 8 <= count, bytes.loadUnaligned(fromByteOffset: low, as: UInt64.self) == 0 {
      low &+= 8
    }
    var high = count
    while high &- 8 >= low, bytes.loadUnaligned(fromByteOffset: high &- 8, as: UInt64.self) == 0 {
      high &-= 8
    }
    while low < high, mask[low] == 0 { low &+= 1 }
    return low < high ? low..<high : nil
  }

  /// Multiplies coverage rows.
  static func multiply(
    _ mask: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    for x in 0..<count {
      mask[x] = UInt8(truncatingIfNeeded: Kernel.divide(UInt32(mask[x]) &* UInt32(other[x])))
    }
  }

  /// Multiplies pixels by the alpha of others.
  static func multiply(
    _ pixels: UnsafeMutablePointer<UInt32>, byAlphaOf other: UnsafePointer<UInt32>, count: Int
  ) {
    for x in 0..<count {
      let m = other[x] &>> 24
      if m == 255 { continue }
      pixels[x] = m == 0 ? 0 : over(pixels[x], 0, m)
    }
  }
}
