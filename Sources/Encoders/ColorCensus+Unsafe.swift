import CFrames
import Raster

/// Counts the colours of a film for its palette.
///
/// Bounds: rows are read within `width * 4` bytes; the C side says how many colours there are before
/// it writes them.
final class ColorCensus {
  let handle: OpaquePointer

  init() {
    guard let handle = zf_census_new() else { preconditionFailure("a megabyte is there") }
    self.handle = handle
  }

  deinit { zf_census_free(handle) }

  /// Adds the pixels of a picture that are more opaque than not.
  func add(_ picture: Pixmap) {
    for y in 0..<picture.size.height {
      zf_census_add(
        handle, picture.row(y).assumingMemoryBound(to: UInt8.self), picture.size.width)
    }
  }

  /// Every colour that occurs, alike ones taken together where there are very many, in a fixed
  /// order.
  var colors: [WeightedColor] {
    let count = zf_census_read(handle, nil)
    let counted = [zf_counted](unsafeUninitializedCapacity: count) { out, filled in
      filled = zf_census_read(handle, out.baseAddress)
    }
    return counted.map { entry in
      let n = Double(entry.count)
      return WeightedColor(
        color: OpaqueColor(
          red: UInt8(entry.color >> 16 & 255), green: UInt8(entry.color >> 8 & 255),
          blue: UInt8(entry.color & 255)),
        // The power of 3/4: large flat areas must not take the whole palette, small things not
        // what large ones need to look smooth.
        weight: n.squareRoot() * n.squareRoot().squareRoot())
    }
  }
}

/// A colour and how much it matters.
struct WeightedColor: Equatable {
  var color: OpaqueColor
  var weight: Double
}
