import Display
import Geometry
import SwiftUICore

/// Which instants of a scene become frames.
package enum FrameSelection: Codable, Hashable, Sendable {
  /// From the start until everything rests; a scene that never rests gets one loop where one is
  /// found, else `limitSeconds`.
  case untilSettled(limitSeconds: Double)
  /// Half open: `from <= t < to`, on the frame grid of the scene.
  case range(fromSeconds: Double, toSeconds: Double)
  /// Indices on the frame grid of the scene, in the order to be written.
  case frames([Int])
  /// Exact instants, each one frame.
  case instants([Double])
}

/// Everything a scene process needs to make its frames.
///
/// Sent to it as JSON.
package struct SceneJob: Codable, Sendable {
  /// The compiled scene.
  package var library: String
  /// Source files of the scene, for images beside them and for messages.
  package var sources: [String]
  /// Which preview: an index from 0, or a name.
  package var preview: PreviewChoice
  package var selection: FrameSelection
  /// Whether the frame at the end is taken too, where the selection has an end.
  package var includesEnd = false
  package var rateNumerator = 60
  package var rateDenominator = 1
  /// Canvas in points where the user gave one.
  package var size: CanvasSize?
  package var scale = 2.0
  /// nil: white, black in dark scenes.
  ///
  /// Straight RGBA 0…1; alpha 0 is transparent.
  package var background: [Double]?
  package var environment = SceneEnvironment()
  package var interactions: [Interaction] = []
  /// Texts of SVG files by the names of the symbols they are.
  package var symbols: [String: String] = [:]
  /// Folders with fonts of the scene's own.
  package var fontFolders: [String] = []
  package var threads = 0
  package var seed: UInt64 = 0
  /// Seconds since 1970 at scene time 0.
  package var epochSeconds = SceneJob.standardEpoch
  /// The IANA name of the scene's time zone.
  package var timeZone = SceneJob.standardTimeZone

  /// The first instant of 2026 in Greenwich, on every machine.
  package static let standardEpoch: Int64 = 1_767_225_600
  package static let standardTimeZone = "UTC"

  package enum PreviewChoice: Codable, Hashable, Sendable {
    case first
    case index(Int)
    case named(String)
  }
  package enum CanvasSize: Codable, Hashable, Sendable {
    case points(width: Double, height: Double)
    /// The union of all that is drawn in the film.
    case fit
  }
  package init(
    library: String, sources: [String], preview: PreviewChoice, selection: FrameSelection
  ) {
    self.library = library
    self.sources = sources
    self.preview = preview
    self.selection = selection
  }
}

/// What a scene process tells after (or instead of) its frames.
package struct SceneReport: Codable, Sendable {
  package var frameCount = 0
  package var pixelWidth = 0
  package var pixelHeight = 0
  package var durationSeconds = 0.0
  /// Why the film ended: "range", "settled", "loop", "limit".
  package var ending = "range"
  /// Scene time of rest or of one loop, where found.
  package var settledSeconds: Double?
  package var loopSeconds: Double?
  /// Whether any two frames differ.
  package var moves = false
  package var tappable: [SceneElement] = []
  package var warnings: [String] = []
  package var notices: [String] = []
  package var previewName: String?
  /// Fonts used: file path and hash.
  package var fonts: [String: String] = [:]
  /// What the scene printed.
  package var output = ""
  package init() {}
}

/// A preview a scene offers.
package struct PreviewDescription: Codable, Hashable, Sendable {
  package var index: Int
  package var name: String?
  package var file: String
  package var line: Int
  /// "Preview", "PreviewProvider" or "View".
  package var kind: String
  package init(index: Int, name: String?, file: String, line: Int, kind: String) {
    self.index = index
    self.name = name
    self.file = file
    self.line = line
    self.kind = kind
  }
}
