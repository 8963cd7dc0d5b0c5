import Foundation
import Geometry
import Playback
import Raster

/// What a scene process is asked to do.
///
/// Sent to it as JSON before anything else.
struct ChildOrder: Codable {
  enum Task: Codable {
    case list
    /// Plays without drawing, for the extent of the film.
    case measure
    case play
    /// Plays without drawing, for the numbers of the film.
    case record
  }
  var task: Task
  var job: SceneJob
  /// The part of the canvas to draw, in points; nil draws all of it.
  var crop: CGRect?
  var isSandboxed: Bool
  /// Files and folders a sandboxed scene may read.
  var readable: [String]
  /// Folders with pictures and colours of the scene, found before the scene is shut in.
  var assets: [String]
  var memoryLimitBytes: Int
}

extension SceneJob {
  /// Frames that the film cannot have more of.
  var mostFrames: Int {
    let rate = Double(rateNumerator) / Double(rateDenominator)
    switch selection {
    case .untilSettled(let limit): return Int(limit * rate) + 2
    case .range(let from, let to): return Int((to - from) * rate) + 2
    case .frames(let frames): return frames.count
    case .instants(let instants): return instants.count
    }
  }
}

/// What a scene process says, each as a kind, a length and that many bytes.
enum ChildRecord {
  case format(FilmShape)
  case frame(FrameNote)
  case report(ChildReport)
  case record(SceneRecord)
  case failure(ChildFailure)
  case previews([PreviewDescription])
  /// Where the scene was when it failed: offsets into its library, innermost first.
  case trace([UInt64])
}

/// The film's measures and those of its frame ring.
struct FilmShape: Codable, Equatable {
  var width: Int
  var height: Int
  /// Bytes from one row to the next.
  var stride: Int
  var slotBytes: Int
  var slots: Int
  var frameCount: Int
  var hasAlpha: Bool
}

/// One frame, ready in a slot of the ring.
struct FrameNote: Equatable {
  var slot: Int32
  var repeatsPrevious: Bool
  var sceneFrame: Int64
  var seconds: Double
  /// Where the picture may differ from the one before; nil: anywhere.
  var changes: [PixelBox]?
}

struct ChildReport: Codable {
  var report: SceneReport
  /// Union of all drawn; nil where nothing was.
  var extent: CGRect?
  /// Whether the film is to be measured first and played again, cropped.
  var wantsCrop = false
}

/// Why a scene process gives up.
enum ChildFailure: Codable, Equatable {
  case previewUnknown(wanted: String, offered: [String])
  case noPreview
  case targetMissing(wanted: String, offered: [String], action: String, seconds: Double)
  case neverIdle(reason: String, seconds: Double)
  case broken(reason: String)
  case outOfMemory
}
