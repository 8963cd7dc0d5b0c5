import Batch
import Foundation
import Golden

/// Records films as goldens.
struct RecordCommand: Command {
  static let spec = CommandSpec(
    name: "record", summary: "record films to verify later ones against",
    operands: "DIR|SCENE.swift...", wantedOperands: "a scene or a folder of scenes",
    details: [
      "Every preview of every scene is kept in the folder of goldens: a manifest with a hash for "
        + "each frame, the pictures, and the numbers of the motion. Recording the same frames again gives the same bytes. "
        + "Flags such as --dark make recordings of their own beside the plain ones."
    ],
    examples: ["zoetrope record Scenes", "zoetrope record Like.swift --dark --reduce-motion"],
    options: [Options.goldens.spec, Options.mode.spec, Options.hashesOnly.spec]
      + Options.scenes
      + [Options.lanes.spec] + Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let recorded: [String]
    let failures: [SceneFailure]
  }

  private let scenes: [SceneSource]
  private let arguments: ParsedArguments
  private let store: GoldenStore

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    scenes = try SceneOperands.manyScenes(arguments.operands)
    let project = try FilmRequests(arguments).project(of: scenes)
    _ = try GoldenMode(arguments)
    store = GoldenStore(root: arguments[Options.goldens] ?? project.goldens ?? "Goldens")
  }

  func run(_ console: Console) throws -> ExitStatus {
    let flags = arguments
    let requests = try FilmRequests(flags)
    let recording = GoldenRecording(store: store, mode: try GoldenMode(flags).value)
    let log = BatchLog(console)
    let outcomes = SceneBatch(
      confinement: requests.confinement, lanes: flags[Options.lanes] ?? 1,
      isStopped: { Interruption.hasHappened }
    ).run(
      scenes, films: requests.films,
      finished: { log.tell($0, of: $1) },
      work: { try recording.record($0) })
    let status = try BatchStatus.of(outcomes.map(\.result))
    tell(outcomes, status, on: console)
    return status
  }

  private func tell(
    _ outcomes: [SceneBatch.Outcome<String>], _ status: ExitStatus, on console: Console
  ) {
    let recorded = outcomes.compactMap { try? $0.result.get() }
    if console.wantsJSON {
      let failures = outcomes.compactMap(SceneFailure.init)
      console.result(
        JSONText.of(
          Listing(
            status: failures.first?.status ?? "ok", exitCode: status.rawValue, recorded: recorded,
            failures: failures)))
    } else {
      recorded.forEach { console.result($0) }
    }
  }
}
