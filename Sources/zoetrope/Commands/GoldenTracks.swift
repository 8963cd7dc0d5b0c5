import Audit
import Batch
import Foundation
import Golden
import Playback

/// The numbers of a film beside its golden, for saying how motion has changed.
enum GoldenTracks {
  private static let name = "tracks.json"

  /// Records the numbers of a film; a film that equals its golden keeps those it has.
  static func record(_ request: FilmRequest, in folder: String) throws {
    let (record, _) = try FilmMaker().record(request)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = try encoder.encode(record)
    try text.write(to: file(in: folder), options: .atomic)
  }

  /// Sentences on how a film moves otherwise than its golden; none where no numbers were recorded.
  static func changes(_ request: FilmRequest, from folder: String) -> [String] {
    guard let data = try? Data(contentsOf: file(in: folder)),
      let old = try? JSONDecoder().decode(SceneRecord.self, from: data),
      let (new, _) = try? FilmMaker().record(request)
    else { return [] }
    // Lines of the sources move with every edit, so views go by what they are.
    return MotionDifference(from: TrackSet(old), to: TrackSet(new)).findings.map(\.text)
  }

  private static func file(in folder: String) -> URL {
    URL(fileURLWithPath: folder).appendingPathComponent(name)
  }
}
