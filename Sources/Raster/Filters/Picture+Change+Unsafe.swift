import Display
import Geometry

extension Picture {
  /// A copy with each pixel replaced.
  func mapPixels(_ change: (UInt32) -> UInt32) -> Picture {
    let result = Picture(box: box)
    // Neighbours are often equal, so the last answer is kept.
    var (last, answer) = (UInt32(0), change(0))
    for y in box.y0..<box.y1 {
      let (from, to) = (surface.pixels(box.x0, y), result.surface.pixels(box.x0, y))
      for x in 0..<box.width {
        if from[x] != last {
          last = from[x]
          answer = change(last)
        }
        to[x] = answer
      }
    }
    return result
  }

  /// The alpha of each pixel.
  var alpha: AlphaPicture {
    let result = AlphaPicture(box: box)
    for y in box.y0..<box.y1 {
      let (from, to) = (surface.pixels(box.x0, y), result.rows.address(box.x0, y))
      for x in 0..<box.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
    return result
  }

  /// The straight colours, opaque.
  var madeOpaque: Picture {
    mapPixels { pixel in
      let alpha = pixel >> 24
      guard alpha > 0 else { return 0xFF00_0000 }
      func channel(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
      }
      return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }
  }

  /// A part of a surface; where the part leaves the surface, its edge pixels go on.
  convenience init(of surface: Surface, extent: PixelBox, box: PixelBox) {
    self.init(box: box)
    let count = box.width
    for y in box.y0..<box.y1 {
      let row = max(extent.y0, min(extent.y1 - 1, y))
      let target = self.surface.pixels(box.x0, y)
      for x in 0..<count {
        let column = max(extent.x0, min(extent.x1 - 1, box.x0 + x))
        target[x] = surface.pixels(column, row).pointee
      }
    }
  }
}

extension AlphaPicture {
  /// The alpha moved by shares of pixels too, each pixel mixed from those it comes to lie on.
  /// - Returns: With it, the variance that mixing spreads it by, across and down.
  func moved(by offset: CGSize) -> (moved: AlphaPicture, spread: SIMD2<Double>) {
    func split(_ value: CGFloat) -> (whole: Int, rest: Int) {
      // In 1/256 of a pixel.
      let steps = value.isNaN ? 0 : Int((max(-1e5, min(1e5, value)) * 256).rounded())
      return (steps >> 8, steps & 255)
    }
    let (x, y) = (split(offset.width), split(offset.height))
    let whole = moved(x: x.whole, y: y.whole)
    guard x.rest != 0 || y.rest != 0 else { return (whole, .zero) }
    let from = whole.box
    let result = AlphaPicture(
      box: PixelBox(x0: from.x0, y0: from.y0, x1: from.x1 + 1, y1: from.y1 + 1))
    let weights = (
      (256 - x.rest) * (256 - y.rest), x.rest * (256 - y.rest), (256 - x.rest) * y.rest,
      x.rest * y.rest
    )
    func value(_ x: Int, _ y: Int) -> Int {
      x >= from.x0 && x < from.x1 && y >= from.y0 && y < from.y1
        ? Int(whole.rows.address(x, y).pointee) : 0
    }
    for y in result.box.y0..<result.box.y1 {
      let to = result.rows.address(from.x0, y)
      for x in result.box.x0..<result.box.x1 {
        let near = weights.0 * value(x, y) + weights.1 * value(x - 1, y)
        let far = weights.2 * value(x, y - 1) + weights.3 * value(x - 1, y - 1)
        to[x - from.x0] = UInt8(truncatingIfNeeded: (near + far + 32768) >> 16)
      }
    }
    func variance(_ rest: Int) -> Double { Double(rest * (256 - rest)) / 65536 }
    return (result, SIMD2(variance(x.rest), variance(y.rest)))
  }

  /// 255 less each value, over a wider box; 255 where nothing was.
  func inverted(over wider: PixelBox) -> AlphaPicture {
    let result = AlphaPicture(box: wider)
    for y in wider.y0..<wider.y1 {
      let to = result.rows.address(wider.x0, y)
      to.update(repeating: 255, count: wider.width)
      let inside = box.intersection(PixelBox(x0: wider.x0, y0: y, x1: wider.x1, y1: y + 1))
      guard !inside.isEmpty else { continue }
      let from = rows.address(inside.x0, y)
      for x in 0..<inside.width { to[inside.x0 - wider.x0 + x] = 255 - from[x] }
    }
    return result
  }
}

/// The pixels of a picture where they lie; nothing around it.
struct PictureShader: RowShader {
  let picture: Picture
  var isOpaque: Bool { false }

  func shade(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let inside = picture.box.intersection(PixelBox(x0: x, y0: y, x1: x + count, y1: y + 1))
    if inside.width < count { pixels.update(repeating: 0, count: count) }
    guard !inside.isEmpty else { return }
    (pixels + (inside.x0 - x)).update(
      from: picture.surface.pixels(inside.x0, y), count: inside.width)
  }
}
