import CFrames
import Foundation
import Raster

/// Counts the colours of a film for its palette.
///
/// Layout: one bin for each of the 2^18 values of the upper six bits of red, green and blue.
/// Bounds: rows are read within `width * 4` bytes; the C side indexes bins by 18 bits.
final class ColorCensus {
  let bins: UnsafeMutablePointer<zf_color_bin>

  init() {
    // All zero is a bin without colours; pages that no colour touches cost nothing.
    guard let memory = calloc(ZF_COLOR_BINS, MemoryLayout<zf_color_bin>.stride) else {
      preconditionFailure("10 MB are there")
    }
    bins = memory.bindMemory(to: zf_color_bin.self, capacity: ZF_COLOR_BINS)
  }

  deinit { free(bins) }

  /// Adds the pixels of a picture that are more opaque than not.
  func add(_ picture: Pixmap) {
    for y in 0..<picture.size.height {
      zf_count_colors(
        picture.row(y).assumingMemoryBound(to: UInt8.self), picture.size.width, bins)
    }
  }

  /// Every colour that occurs, alike ones taken together, in a fixed order.
  var colors: [WeightedColor] {
    var result: [WeightedColor] = []
    for index in 0..<ZF_COLOR_BINS where bins[index].count > 0 {
      let bin = bins[index]
      let n = bin.count
      let mean = OpaqueColor(
        red: UInt8((bin.red + n / 2) / n), green: UInt8((bin.green + n / 2) / n),
        blue: UInt8((bin.blue + n / 2) / n))
      let majority = OpaqueColor(
        red: UInt8(bin.majority >> 16 & 255), green: UInt8(bin.majority >> 8 & 255),
        blue: UInt8(bin.majority & 255))
      // Large flat areas must not take the whole palette.
      result.append(
        WeightedColor(
          color: bin.votes > 0 ? majority : mean, weight: Double(n).squareRoot()))
    }
    return result
  }
}

/// A colour and how much it matters.
struct WeightedColor: Equatable {
  var color: OpaqueColor
  var weight: Double
}
