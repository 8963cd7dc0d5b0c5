import Playback
import SwiftUICore

/// What a person wants to know of a film just made.
enum FilmNotes {
  static func tell(_ report: SceneReport, rate: FrameRate, took: Double, on console: Console) {
    report.warnings.forEach { console.warn($0) }
    report.notices.forEach { console.note($0) }
    if !report.output.isEmpty { console.detail(report.output) }
    let speed = took > 0 ? Int((Double(report.frameCount) / took).rounded()) : 0
    console.note(
      "\(count(report.frameCount, "frame")) at \(rate) fps, \(seconds(report.durationSeconds)), "
        + "\(report.pixelWidth)×\(report.pixelHeight) pixels; took \(seconds(took)) "
        + "(\(speed) frames/s)")
    if let line = ending(report) { console.note(line) }
  }

  /// Why the film ends where it does, where that was not asked for.
  static func ending(_ report: SceneReport) -> String? {
    switch report.ending {
    case "loop":
      let period = report.loopSeconds.map { " of \(seconds($0))" } ?? ""
      return
        "the scene never rests: the film ends after one loop\(period); --duration asks for more"
    case "limit":
      return "the scene never rests and no loop was found: the film ends after "
        + "\(seconds(report.durationSeconds)); --duration asks for another length"
    default: return nil
    }
  }

  /// What could be tapped, for a scene in which nothing moves.
  static func hint(_ report: SceneReport, tapped: Bool) -> String? {
    guard !report.moves else { return nil }
    let names = report.tappable.filter(\.isTappable).compactMap { $0.label ?? $0.text ?? $0.symbol }
    guard let first = names.first else {
      return "nothing moves in this film, and nothing in it can be tapped"
    }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let what = tapped ? "nothing moves in this film, tapped or not" : "nothing moves in this film"
    return "\(what); these can be tapped: \(list), as in --tap '\(first)@0.5s'"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    number == 1 ? "1 \(word)" : "\(number) \(word)s"
  }
}
