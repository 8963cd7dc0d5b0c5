import Foundation

/// The `manifest.json` of a golden: what was recorded, with what.
package struct GoldenManifest: Codable, Equatable, Sendable {
  /// What is kept beside the hashes.
  package enum Mode: String, Codable, Sendable, CaseIterable {
    /// Every frame, as `film.apng`.
    case frames
    /// No film; key frames only.
    case hashes
    /// The numbers of the motion, and no picture at all.
    case tracks
  }

  /// A frame kept as a picture of its own.
  package struct KeyFrame: Codable, Equatable, Sendable {
    package var frame: Int
    package var file: String
  }

  package static let currentVersion = 1

  package var version = currentVersion
  package var scene: String
  package var variant: String
  package var mode: Mode
  /// Frames a second, such as "60" or "30000/1001".
  package var rate: String
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double
  package var hasAlpha: Bool
  /// How instants were chosen, such as "half-open" or "until-settled".
  package var policy: String
  package var frameCount: Int
  /// The version of the renderer whose pixels these are.
  package var renderer: String
  /// Hash of the scene's sources.
  package var source: String
  /// Fonts used, by file name, with their hashes.
  package var fonts: [String: String]
  package var keyFrames: [KeyFrame]
  /// One hash of pixels a frame (of the numbers, where only those are kept), runs of equal frames written once: "hash" or "hash*count".
  package var frames: [String]

  /// Every frame's hash, runs written out.
  package var frameHashes: [String] {
    frames.flatMap { entry -> [String] in
      let parts = entry.split(separator: "*")
      guard parts.count == 2, let count = Int(parts[1]), count > 0, count <= frameCount else {
        return [entry]
      }
      return Array(repeating: String(parts[0]), count: count)
    }
  }

  static func runs(_ hashes: [String]) -> [String] {
    var runs: [(hash: String, count: Int)] = []
    for hash in hashes {
      if let last = runs.last, last.hash == hash {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((hash, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.hash : "\($0.hash)*\($0.count)" }
  }

  /// JSON with sorted keys; the same manifest gives the same bytes.
  package func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [10]
  }
}
