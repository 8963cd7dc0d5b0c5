import Geometry

/// An image under an affine or projective map.
///
/// Bounds: every coordinate is clamped to the level, or wrapped into it, before a pixel is read.
struct ImageShader: RowShader {
  let pyramid: ImagePyramid
  let level: Int
  /// From pixels drawn to pixels of the level.
  let map: ProjectionTransform
  let isSmooth: Bool
  /// Whether the image repeats; otherwise its edge pixels go on for ever.
  let repeats: Bool

  var isOpaque: Bool { pyramid.isOpaque }

  func shade(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let level = pyramid.levels[level]
    guard level.width > 0, level.height > 0 else {
      pixels.update(repeating: 0, count: count)
      return
    }
    let row = GradientShader.Row(map, x: x, y: y)
    level.pixels.withUnsafeBufferPointer { source in
      var index = 0
      while index < count {
        let (u, v) = row.at(Float(index))
        for lane in 0..<min(4, count - index) {
          pixels[index + lane] =
            isSmooth
            ? smooth(u[lane] - 0.5, v[lane] - 0.5, level, source)
            : nearest(u[lane], v[lane], level, source)
        }
        index += 4
      }
    }
  }

  private func nearest(
    _ u: Float, _ v: Float, _ level: ImagePyramid.Level, _ source: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let x = place(floor(u), level.width)
    return source[place(floor(v), level.height) * level.width + x]
  }

  private func smooth(
    _ u: Float, _ v: Float, _ level: ImagePyramid.Level, _ source: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let (left, top) = (floor(u), floor(v))
    let (fx, fy) = (share(u - Float(left)), share(v - Float(top)))
    let (x0, x1) = (place(left, level.width), place(left + 1, level.width))
    let y0 = place(top, level.height) * level.width
    let y1 = place(top + 1, level.height) * level.width
    return Self.mix(
      Self.mix(source[y0 + x0], source[y0 + x1], fx),
      Self.mix(source[y1 + x0], source[y1 + x1], fx), fy)
  }

  /// The whole number at or below a coordinate, far ones pulled back.
  private func floor(_ value: Float) -> Int {
    // Comparisons send what is not a number to 0.
    let limited = value > -1e6 ? min(value, 1e6) : (value <= -1e6 ? -1e6 : 0)
    let whole = Int(limited)
    return Float(whole) > limited ? whole - 1 : whole
  }

  private func share(_ value: Float) -> UInt32 {
    value > 0 ? UInt32(min(value, 1) * 256 + 0.5) : 0
  }

  private func place(_ index: Int, _ size: Int) -> Int {
    guard repeats else { return max(0, min(size - 1, index)) }
    let rest = index % size
    return rest < 0 ? rest + size : rest
  }

  /// Two pixels mixed; `share` of the second in 256ths.
  private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    if a == b { return a }
    let rest = 256 &- share
    let even = (a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* share &+ 0x0080_0080
    let odd = (a &>> 8 & 0x00FF_00FF) &* rest &+ (b &>> 8 & 0x00FF_00FF) &* share &+ 0x0080_0080
    return (even &>> 8) & 0x00FF_00FF | odd & 0xFF00_FF00
  }
}
