import Display

/// An image as premultiplied BGRA with halved copies for drawing it smaller.
final class ImagePyramid: Sendable {
  struct Level: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]
  }
  let levels: [Level]
  let isOpaque: Bool

  init(_ image: DisplayImage) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(image.width * image.height)
    var isOpaque = true
    image.pixels.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let alpha = UInt32(bytes[index + 3])
        if alpha != 255 { isOpaque = false }
        let r = Kernel.divide(UInt32(bytes[index]) * alpha)
        let g = Kernel.divide(UInt32(bytes[index + 1]) * alpha)
        let b = Kernel.divide(UInt32(bytes[index + 2]) * alpha)
        pixels.append(alpha << 24 | r << 16 | g << 8 | b)
        index += 4
      }
    }
    self.isOpaque = isOpaque
    var levels = [Level(width: image.width, height: image.height, pixels: pixels)]
    while let last = levels.last, last.width > 1 || last.height > 1, last.width > 0, last.height > 0
    {
      levels.append(last.halved)
    }
    self.levels = levels
  }

  /// The smallest level with at least one pixel per pixel drawn.
  /// - `scale`: Pixels drawn per pixel of the image.
  func level(for scale: Double) -> Int {
    var index = 0
    var scale = scale
    while index + 1 < levels.count, scale <= 0.5 {
      scale *= 2
      index += 1
    }
    return index
  }
}

extension ImagePyramid.Level {
  /// Half the size, odd sides rounded up, each pixel the mean of what it covers.
  fileprivate var halved: Self {
    let (w, h) = (max(1, (width + 1) / 2), max(1, (height + 1) / 2))
    guard width % 2 == 0, height % 2 == 0 else { return resized(w, h) }
    var result: [UInt32] = []
    result.reserveCapacity(w * h)
    for y in 0..<h {
      let (top, bottom) = (2 * y * width, min(2 * y + 1, height - 1) * width)
      for x in 0..<w {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        result.append(
          Self.mean(
            pixels[top + left], pixels[top + right], pixels[bottom + left], pixels[bottom + right]))
      }
    }
    return Self(width: w, height: h, pixels: result)
  }

  /// A smaller picture, each pixel the mean of the area it covers, shares of pixels included.
  private func resized(_ w: Int, _ h: Int) -> Self {
    let columns = Self.shares(of: width, in: w)
    let rows = Self.shares(of: height, in: h)
    // Shares along a side add up to its length.
    let area = UInt64(width * height)
    var result: [UInt32] = []
    result.reserveCapacity(w * h)
    for row in rows {
      for column in columns {
        var sums = SIMD4<UInt64>(repeating: area / 2)
        for (y, high) in row {
          for (x, wide) in column {
            let pixel = UInt64(pixels[y * width + x])
            let parts = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
            sums &+= parts &* UInt64(high * wide)
          }
        }
        let mean = sums / SIMD4(repeating: area)
        result.append(UInt32(mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24))
      }
    }
    return Self(width: w, height: h, pixels: result)
  }

  /// For each of `count` equal pieces of a side, the pixels it covers and how much of them, in
  /// shares of which a pixel has `count`.
  private static func shares(of size: Int, in count: Int) -> [[(pixel: Int, share: Int)]] {
    (0..<count).map { piece in
      let (start, end) = (piece * size, (piece + 1) * size)
      return (start / count...(end - 1) / count).map { pixel in
        (pixel, min(end, (pixel + 1) * count) - max(start, pixel * count))
      }
    }
  }

  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    func pair(_ v: UInt32) -> UInt32 { v & 0x00FF_00FF }
    let even = pair(a) &+ pair(b) &+ pair(c) &+ pair(d) &+ 0x0002_0002
    let odd = pair(a >> 8) &+ pair(b >> 8) &+ pair(c >> 8) &+ pair(d >> 8) &+ 0x0002_0002
    return (even >> 2) & 0x00FF_00FF | (odd << 6) & 0xFF00_FF00
  }
}

/// Images ready for drawing, kept from frame to frame.
struct ImageCache {
  private var pyramids: [DisplayImage: ImagePyramid] = [:]

  mutating func pyramid(of image: DisplayImage) -> ImagePyramid {
    if let pyramid = pyramids[image] { return pyramid }
    if pyramids.count > 64 { pyramids.removeAll() }
    let pyramid = ImagePyramid(image)
    pyramids[image] = pyramid
    return pyramid
  }
}
