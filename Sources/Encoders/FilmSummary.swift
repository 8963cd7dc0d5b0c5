package import Display

/// What a film file says of itself.
package struct FilmSummary: Equatable, Sendable {
  package var size: PixelSize
  package var frameCount: Int
  package var durationSeconds: Double
  package var rateNumerator: Int
  package var rateDenominator: Int
  package var codec: String
  package var pixelFormat: String
  /// "tv" or "pc".
  package var range: String
  package var matrix: String
  package var primaries: String
  package var transfer: String
  package var chromaLocation: String
}
