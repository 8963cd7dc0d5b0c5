import Audit
import Batch
import Foundation
import Playback

/// Plays a scene for its numbers.
struct MotionRun {
  let request: FilmRequest
  let tracks: TrackSet
  let sources: SourceText
  let report: SceneReport
  private let record: SceneRecord

  /// The same with views named by what they are and not by their lines, which every edit moves: for
  /// comparing with other times.
  var plainTracks: TrackSet { TrackSet(record) }

  /// Flags of commands that look at a scene's motion: those of its film but for its pixels.
  static let options: [OptionSpec] =
    Options.scene.filter {
      ![Options.every.spec.name, Options.background.spec.name].contains($0.name)
    }

  /// The film a command line asks for, under the scene's own settings.
  static func request(_ arguments: ParsedArguments) throws -> FilmRequest {
    let scene = try SceneOperands.oneScene(arguments.operands)
    return try FilmRequest(scene: scene, arguments: arguments)
  }

  init(_ request: FilmRequest) throws {
    self.request = request
    (record, report) = try FilmMaker().record(request)
    sources = SourceText(
      try request.scene.files.map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) })
    tracks = TrackSet(record, sources: sources)
  }
}
