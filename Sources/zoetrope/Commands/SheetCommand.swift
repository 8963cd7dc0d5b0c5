import Audit
import Batch
import Foundation
import Geometry
import Review

/// Puts the key moments of a film into one picture.
struct SheetCommand: Command {
  static let spec = CommandSpec(
    name: "sheet", summary: "put the key moments of a film into one picture",
    operands: "SCENE.swift...", wantedOperands: "a scene",
    details: [
      "Frames are chosen where most goes on, and labelled with their number, phase and time. "
        + "--frames chooses them by number instead."
    ],
    examples: [
      "zoetrope sheet LikeButton.swift -o like.png",
      "zoetrope sheet OrbitLoader.swift --onion --cells 8",
    ],
    options: [Options.sheet.spec, Options.cells.spec, Options.onion.spec, Options.show.spec]
      + MotionRun.options
      + Options.messages)

  private let request: FilmRequest
  private let output: String
  private let count: Int
  private let isOnion: Bool
  private let way: TerminalPicture?

  init(_ arguments: ParsedArguments) throws {
    request = try MotionRun.request(arguments)
    way = arguments[Options.show]
    isOnion = arguments.has(Options.onion)
    output = arguments[Options.sheet] ?? request.scene.shortName + "-sheet.png"
    count = arguments[Options.cells] ?? 12
  }

  func run(_ console: Console) throws -> ExitStatus {
    let run = try MotionRun(request)
    let chosen =
      request.cut.frames.isEmpty
      ? MotionEnergy(run.tracks).keyFrames(count) : Array(run.tracks.timesSeconds.indices)
    var film = request
    film.cut = FilmCut()
    film.cut.limitSeconds = request.cut.limitSeconds
    film.cut.instants = chosen.map { run.tracks.timesSeconds[$0] }
    let name = request.scene.shortName + (run.report.previewName.map { ": \($0)" } ?? "")
    let sheet = ContactSheet(title: name)
    _ = try FilmMaker().make(film, into: InterruptibleSink(sheet))
    let drawing =
      isOnion
      ? sheet.onion(ways: ways(run.tracks), isDark: request.surroundings.isDark)
      : sheet.sheet(notes: film.cut.instants.map { phase(at: $0, run.tracks) })
    try DrawingFile.write(drawing, to: output)
    if let way { try console.show(drawing.pixels(scale: 1), way) }
    console.result(output)
    return .success
  }

  /// The phases reached at an instant.
  private func phase(at time: Double, _ tracks: TrackSet) -> String {
    let due = tracks.events.filter { $0.kind == "phase" && $0.timeSeconds <= time + 1e-9 }
    return due.last?.detail ?? ""
  }

  private func ways(_ tracks: TrackSet) -> [ContactSheet.Way] {
    tracks.tracks.compactMap { track in
      guard !Set(track.moving).isDisjoint(with: [.x, .y]) else { return nil }
      return ContactSheet.Way(
        points: track.frames.map { CGPoint(x: track.series(.x)[$0], y: track.series(.y)[$0]) })
    }
  }
}
