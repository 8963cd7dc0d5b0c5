import Audit
import Batch
import Foundation
import Golden
import Playback
import Review

/// The numbers of a film beside its golden, for saying how motion has changed.
enum GoldenTracks {
  /// Plots that a report shows of one film.
  private static let mostCurves = 12

  /// How a film moves otherwise than another.
  struct Change {
    var words: [String] = []
    var changes: [MotionChange] = []
    var curves: [DifferenceEntry.Curve] = []

    init() {}

    init(from old: SceneRecord, to new: SceneRecord) {
      // Lines of the sources move with every edit, so views go by what they are.
      let (before, after) = (TrackSet(old), TrackSet(new))
      let findings = MotionDifference(from: before, to: after).findings
      words = findings.map(\.text)
      changes = findings.map {
        MotionChange(
          view: $0.view, property: $0.property, kind: $0.kind.rawValue, text: $0.text,
          fromSeconds: $0.fromSeconds.isFinite ? $0.fromSeconds : nil)
      }
      for finding in findings {
        let property = Property.allCases.first { $0.words == finding.property }
        guard let property, curves.count < mostCurves,
          !curves.contains(where: { $0.view == finding.view && $0.property == finding.property })
        else { continue }
        curves.append(
          DifferenceEntry.Curve(
            view: finding.view, property: property.words, unit: property.unit,
            old: before.track(finding.view)?.series(property) ?? [],
            new: after.track(finding.view)?.series(property) ?? []))
      }
    }
  }

  /// Records the numbers of a film; a film that equals its golden keeps those it has.
  static func record(_ request: FilmRequest, in folder: String) throws {
    let (record, _) = try FilmMaker().record(request)
    try bytes(of: record).write(to: file(in: folder), options: .atomic)
  }

  static func bytes(of record: SceneRecord) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(record)
  }

  /// How a film moves otherwise than its golden; empty where no numbers were recorded.
  static func change(_ request: FilmRequest, from folder: String) -> Change {
    guard let old = recorded(in: folder), let (new, _) = try? FilmMaker().record(request) else {
      return Change()
    }
    return Change(from: old, to: new)
  }

  static func recorded(in folder: String) -> SceneRecord? {
    guard let data = try? Data(contentsOf: file(in: folder)) else { return nil }
    return try? JSONDecoder().decode(SceneRecord.self, from: data)
  }

  /// The motion that was recorded in a folder of a golden.
  static func tracks(in folder: String) throws -> TrackSet {
    let file = file(in: folder)
    guard let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(SceneRecord.self, from: data)
    else {
      throw UsageError.valueBad(
        option: Options.overlay.spec.name, found: folder,
        wanted: "a folder of a recording, such as Goldens/like-button/1x; 'zoetrope goldens list' "
          + "names them")
    }
    return TrackSet(record)
  }

  private static func file(in folder: String) -> URL {
    URL(fileURLWithPath: folder).appendingPathComponent(TracksGolden.fileName)
  }
}
