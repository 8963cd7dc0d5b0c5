import CRaster

/// The steps of a gaussian blur over rows of 16-bit numbers in 1/32 of an 8-bit step, so that the
/// sum 8 · 255 · 32 of a halving fits.
///
/// Wide kernels do whole groups of 16 and the loops here the rest, or all; both give the same
/// bits, which `KernelTests` holds.
/// Bounds: each pointer holds at least `count` numbers.
package enum BlurKernel {
  package typealias Row = UnsafePointer<UInt16>

  /// (a + 3b + 3c + d) / 8.
  package static func halve(
    _ a: Row, _ b: Row, _ c: Row, _ d: Row, into out: UnsafeMutablePointer<UInt16>, count: Int,
    isWide: Bool = Kernel.isWide
  ) {
    var x = isWide ? zr_halve(a, b, c, d, out, count) : 0
    while x < count {
      let (outer, inner) = (a[x] &+ d[x], b[x] &+ c[x])
      out[x] = (outer &+ inner &* 3 &+ 4) &>> 3
      x &+= 1
    }
  }

  /// (a + 3b + 3c + d) / 8 of bytes.
  package static func halveBytes(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ c: UnsafePointer<UInt8>,
    _ d: UnsafePointer<UInt8>, into out: UnsafeMutablePointer<UInt16>, count: Int,
    isWide: Bool = Kernel.isWide
  ) {
    var x = isWide ? zr_halve_bytes(a, b, c, d, out, count) : 0
    while x < count {
      let outer = UInt16(a[x]) &+ UInt16(d[x])
      out[x] = (outer &+ (UInt16(b[x]) &+ UInt16(c[x])) &* 3) &<< 2
      x &+= 1
    }
  }

  /// (3 near + far) / 4.
  package static func double(
    _ near: Row, _ far: Row, into out: UnsafeMutablePointer<UInt16>, count: Int,
    isWide: Bool = Kernel.isWide
  ) {
    var x = isWide ? zr_double(near, far, out, count) : 0
    while x < count {
      out[x] = (near[x] &* 3 &+ far[x] &+ 2) &>> 2
      x &+= 1
    }
  }

  /// (3 near + far) / 4, rounded to bytes.
  package static func finish(
    _ near: Row, _ far: Row, into out: UnsafeMutablePointer<UInt8>, count: Int,
    isWide: Bool = Kernel.isWide
  ) {
    var x = isWide ? zr_finish(near, far, out, count) : 0
    while x < count {
      let value = (near[x] &* 3 &+ far[x] &+ 2) &>> 2
      out[x] = UInt8(truncatingIfNeeded: (value &+ 16) &>> 5)
      x &+= 1
    }
  }

  /// Sums of rows times weights, `first` with the first of them, rounded to bytes and limited to
  /// them.
  ///
  /// - `rest`: The row for the second weight; those for more follow at `stride`.
  /// - `out`: Wide kernels write whole groups of 16, and read as many from the rows.
  package static func sum(
    _ first: UnsafePointer<Float>, _ rest: UnsafePointer<Float>, stride: Int,
    weights: UnsafeBufferPointer<Float>, into out: UnsafeMutablePointer<UInt8>, count: Int,
    isWide: Bool = Kernel.isWide
  ) {
    if isWide, let base = weights.baseAddress {
      zr_sum_rows(first, rest, stride, base, weights.count, out, count)
      return
    }
    for x in 0..<count {
      var sum = first[x] * weights[0]
      for index in 1..<max(1, weights.count) {
        sum += rest[(index &- 1) &* stride &+ x] * weights[index]
      }
      out[x] = byte(sum)
    }
  }

  /// The nearest byte.
  @inline(__always)
  package static func byte(_ value: Float) -> UInt8 {
    let limited = value > 0 ? (value < 255 ? value : 255) : 0
    return UInt8(truncatingIfNeeded: (limited + 8_388_608).bitPattern)
  }

  /// A symmetric kernel over rows: `rows[0]` in the middle, then the pair each step away.
  package static func filter(
    _ rows: [Row?], weights: [Float], into out: UnsafeMutablePointer<UInt16>, count: Int,
    isWide: Bool = Kernel.isWide
  ) {
    rows.withUnsafeBufferPointer { rows in
      guard let base = rows.baseAddress, let center = base[0] else { return }
      var x = isWide ? zr_filter(base, weights, weights.count, out, count) : 0
      while x < count {
        var sum = Float(center[x]) * weights[0]
        for tap in 1..<max(1, weights.count) {
          guard let ahead = base[2 &* tap &- 1], let behind = base[2 &* tap] else { continue }
          sum += (Float(ahead[x]) + Float(behind[x])) * weights[tap]
        }
        out[x] = UInt16(truncatingIfNeeded: (sum + 8_388_608).bitPattern & 0xFFFF)
        x &+= 1
      }
    }
  }
}
