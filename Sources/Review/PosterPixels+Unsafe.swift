import Raster

/// Looks at and copies the pixels of a frame.
///
/// Layout: rows of 4-byte pixels, `stride` bytes apart. Proof of bounds: x < width, y < height, and
/// a row holds `width * 4` bytes; `copy` asks for equal sizes.
enum PosterPixels {
  /// How many of the looked-at pixels differ from the pixel in the upper left corner.
  ///
  /// Each fourth pixel of each fourth row is looked at: a poster needs no more.
  static func ink(in pixels: Pixmap) -> Int {
    guard pixels.size.width > 0, pixels.size.height > 0 else { return 0 }
    let ground = pixels.row(0).loadUnaligned(as: UInt32.self)
    var count = 0
    for y in stride(from: 0, to: pixels.size.height, by: 4) {
      let row = pixels.row(y)
      for x in stride(from: 0, to: pixels.size.width, by: 4)
      where row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) != ground {
        count += 1
      }
    }
    return count
  }

  static func copy(_ source: Pixmap, into target: Pixmap) {
    precondition(source.size == target.size, "a film keeps its size")
    for y in 0..<source.size.height {
      target.row(y).copyMemory(from: source.row(y), byteCount: source.size.width * 4)
    }
  }
}
