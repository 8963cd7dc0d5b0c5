/// How far a picture may be from its golden and still pass; exact unless told otherwise.
package struct GoldenTolerance: Codable, Equatable, Sendable {
  /// Largest difference of any premultiplied part of a pixel, 0 to 255, that does not count.
  package var threshold: UInt8 = 0
  /// Counted pixels that a frame may have.
  package var maxPixels = 0
  /// The same as a share of the frame, 0 to 1; the larger allowance holds.
  package var maxRatio = 0.0
  /// Whether differences that look like a moved anti-aliased edge are not counted.
  package var ignoresAntialiasing = false
  /// Fails a frame whose counted pixels crowd, however few they are.
  package var cluster: Cluster?

  /// So many counted pixels within a square window.
  package struct Cluster: Codable, Equatable, Sendable {
    package var pixels: Int
    /// Side of the window in pixels.
    package var window: Int
    package init(pixels: Int, window: Int) {
      self.pixels = pixels
      self.window = window
    }
  }

  package init() {}
  package static let exact = GoldenTolerance()
  package var isExact: Bool {
    threshold == 0 && maxPixels == 0 && maxRatio == 0 && !ignoresAntialiasing
  }

  /// Whether a frame with such a difference passes.
  package func allows(_ difference: PictureDifference) -> Bool {
    let allowed = max(maxPixels, Int(maxRatio * Double(difference.totalPixels)))
    return difference.pixels <= allowed && !difference.isClustered
  }
}
