import Foundation
import Playback

/// The `frames.json` of a sequence: what a compositing program has to know of it.
package struct FrameIndex: Codable, Equatable, Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var file: String
    /// Position on the scene's frame grid.
    package var sceneFrame: Int
    package var timeSeconds: Double
    /// An earlier frame with the same picture.
    package var sameAs: Int?
  }

  package var version = 1
  /// Frames a second as a fraction, such as "60" or "30000/1001".
  package var rate: String
  package var durationSeconds: Double
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double
  package var hasAlpha: Bool
  /// How alpha is stored.
  package var alpha = "straight"
  package var colorSpace = "sRGB"
  /// Notes of the film, as its pictures carry them.
  package var notes: [String: String]?
  package var frames: [Entry]

  init(format: FilmFormat, frames: [Entry], notes: [MetadataEntry]) {
    rate = format.rate.description
    durationSeconds =
      Double(frames.count * format.rate.denominator) / Double(format.rate.numerator)
    width = format.size.width
    height = format.size.height
    scale = format.scale
    hasAlpha = format.hasAlpha
    if !notes.isEmpty {
      self.notes = Dictionary(notes.map { ($0.keyword, $0.text) }, uniquingKeysWith: { $1 })
    }
    self.frames = frames
  }

  /// JSON with sorted keys; the same index gives the same bytes.
  func bytes() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return Array(data) + [10]
  }
}
