import Display

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
