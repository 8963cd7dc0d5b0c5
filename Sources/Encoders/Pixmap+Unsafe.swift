import CFrames
package import Display
import Foundation
package import Raster

/// Ways between a `Pixmap` and plain bytes.
///
/// Bounds: each row is read or written within `width * 4` bytes of its start.
extension Pixmap {
  /// A picture of straight RGBA bytes.
  /// - Precondition: `rgba` holds four bytes a pixel, rows without padding.
  package convenience init(size: PixelSize, rgba: [UInt8]) {
    precondition(rgba.count == size.width * size.height * 4, "a picture has four bytes a pixel")
    self.init(size: size)
    rgba.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      for y in 0..<size.height {
        zf_premultiply_row(
          base + y * size.width * 4, row(y).assumingMemoryBound(to: UInt8.self), size.width)
      }
    }
  }

  /// Straight RGBA bytes, rows without padding.
  package func rgba() -> [UInt8] {
    let rowBytes = size.width * 4
    return [UInt8](unsafeUninitializedCapacity: rowBytes * size.height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<size.height {
        zf_rgba_row(
          row(y).assumingMemoryBound(to: UInt8.self), base + y * rowBytes, size.width)
      }
      count = rowBytes * size.height
    }
  }

  /// A copy that outlives the frame it came with.
  package func copy() -> Pixmap {
    let result = Pixmap(size: size)
    for y in 0..<size.height {
      result.row(y).copyMemory(from: row(y), byteCount: size.width * 4)
    }
    return result
  }

  /// Puts a picture onto this one, replacing or drawing over what is there.
  /// - Precondition: It lies inside.
  package func draw(_ picture: Pixmap, at origin: (x: Int, y: Int), over: Bool) {
    precondition(
      origin.x >= 0 && origin.y >= 0 && origin.x + picture.size.width <= size.width
        && origin.y + picture.size.height <= size.height, "the picture lies inside")
    for y in 0..<picture.size.height {
      let from = picture.row(y)
      let to = row(origin.y + y) + origin.x * 4
      if over {
        zf_blend_row(
          from.assumingMemoryBound(to: UInt8.self), to.assumingMemoryBound(to: UInt8.self),
          picture.size.width)
      } else {
        to.copyMemory(from: from, byteCount: picture.size.width * 4)
      }
    }
  }

  /// Makes an area transparent.
  /// - Precondition: It lies inside.
  func clear(_ area: PixelArea) {
    draw(Pixmap(size: area.size), at: (area.x, area.y), over: false)
  }

  /// A copy whose pixels are clear or opaque: those less than half opaque are cleared, the rest
  /// lie over a colour.
  func halved(over ground: OpaqueColor) -> Pixmap {
    let result = Pixmap(size: size)
    for y in 0..<size.height {
      let (from, to) = (
        row(y).assumingMemoryBound(to: UInt8.self),
        result.row(y).assumingMemoryBound(to: UInt8.self)
      )
      zf_over_row(from, to, size.width, ground.blue, ground.green, ground.red)
      for x in 0..<size.width where from[4 * x + 3] < 128 {
        (to + 4 * x).update(repeating: 0, count: 4)
      }
    }
    return result
  }

  /// Whether two pictures have the same size and the same bytes.
  package func equals(_ other: Pixmap) -> Bool {
    guard size == other.size else { return false }
    for y in 0..<size.height where memcmp(row(y), other.row(y), size.width * 4) != 0 {
      return false
    }
    return true
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool {
    for y in 0..<size.height
    where zf_is_opaque(row(y).assumingMemoryBound(to: UInt8.self), size.width) == 0 {
      return false
    }
    return true
  }

  /// A 64-bit number of the pixels, the same on every machine: XXH64 of the rows' XXH64.
  ///
  /// Rows are hashed apart, so that a change of a few rows costs a few rows.
  package var contentHash: UInt64 {
    var rows = [UInt64](repeating: 0, count: size.height)
    for y in 0..<size.height { rows[y] = zf_hash(row(y), size.width * 4, 0).littleEndian }
    let seed = UInt64(size.width) << 32 | UInt64(size.height)
    return rows.withUnsafeBytes { zf_hash($0.baseAddress, $0.count, seed) }
  }
}

extension Pixmap {
  /// Each pixel's largest difference of any premultiplied part, and the largest of all.
  /// - Precondition: Both pictures have one size.
  package func differenceMarks(_ other: Pixmap) -> (marks: [UInt8], most: Int) {
    precondition(size == other.size, "pictures of two sizes are not compared by pixel")
    var most: UInt8 = 0
    let marks = [UInt8](unsafeUninitializedCapacity: size.width * size.height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var ignored = 0
      for y in 0..<size.height {
        most = max(
          most,
          zf_difference_row(
            row(y).assumingMemoryBound(to: UInt8.self),
            other.row(y).assumingMemoryBound(to: UInt8.self), size.width, 0,
            base + y * size.width, &ignored))
      }
      count = size.width * size.height
    }
    return (marks, Int(most))
  }
}
