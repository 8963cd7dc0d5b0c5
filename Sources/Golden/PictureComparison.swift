import Display
import Encoders
package import Raster

/// Compares pictures and shows where they differ.
package enum PictureComparison {
  /// - Precondition: Both have one size.
  package static func difference(
    expected: Pixmap, actual: Pixmap, tolerance: GoldenTolerance = .exact
  ) -> PictureDifference {
    precondition(expected.size == actual.size, "pictures of two sizes are not compared by pixel")
    var marks = DifferenceMarks(expected: expected, actual: actual)
    let antialiased =
      tolerance.ignoresAntialiasing
      ? marks.forgiveAntialiasing(expected, actual, threshold: tolerance.threshold) : 0
    let counted = marks.counted(above: tolerance.threshold)
    return PictureDifference(
      pixels: counted.pixels, totalPixels: expected.size.width * expected.size.height,
      maxDelta: marks.maxDelta, antialiasedPixels: antialiased, area: counted.area,
      isClustered: tolerance.cluster.map {
        marks.crowd(above: tolerance.threshold, window: $0.window) >= $0.pixels
      } ?? false)
  }

  /// The expected picture, faded, with every differing pixel in red; stronger is further off.
  package static func picture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let marks = DifferenceMarks(expected: expected, actual: actual)
    let ground = expected.rgba()
    var bytes = [UInt8](repeating: 255, count: ground.count)
    for index in marks.values.indices {
      let at = index * 4
      let mark = Int(marks.values[index])
      if mark > 0 {
        // Even one step must be seen: half red at least.
        let rest = UInt8(127 - mark / 2)
        bytes[at] = 255
        bytes[at + 1] = rest
        bytes[at + 2] = rest
      } else {
        let alpha = Int(ground[at + 3])
        let luma =
          (Int(ground[at]) * 54 + Int(ground[at + 1]) * 183 + Int(ground[at + 2]) * 19) >> 8
        // A fifth of the contrast, on white.
        let grey = UInt8(255 - (255 - luma) * alpha / 255 / 5)
        bytes[at] = grey
        bytes[at + 1] = grey
        bytes[at + 2] = grey
      }
    }
    return Pixmap(size: expected.size, rgba: bytes)
  }
}
