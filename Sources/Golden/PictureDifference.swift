import Display
package import Encoders

/// How two pictures of one size differ.
package struct PictureDifference: Codable, Equatable, Sendable {
  /// Pixels that count under the tolerance.
  package var pixels: Int
  package var totalPixels: Int
  /// Largest difference of any premultiplied part, 0 to 255, counted or not.
  package var maxDelta: Int
  /// Pixels that differ only as a moved anti-aliased edge does; not among `pixels`.
  package var antialiasedPixels: Int
  /// The rectangle that holds the counted pixels.
  package var area: PixelArea?
  /// Whether counted pixels crowd more than the tolerance's cluster rule allows.
  package var isClustered: Bool

  package var ratio: Double { Double(pixels) / Double(max(1, totalPixels)) }
}
