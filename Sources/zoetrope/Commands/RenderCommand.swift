import Batch
import Foundation
import Playback

/// Makes a film of a preview.
struct RenderCommand: Command {
  static let spec = CommandSpec(
    name: "render", summary: "make a film of a SwiftUI preview",
    operands: "SCENE.swift...", wantedOperands: "a scene",
    details: [
      "SCENE is a SwiftUI file with a #Preview, several files of one scene, a folder of them, "
        + "or - for standard input. Without -o the film is named after the scene and written "
        + "to this folder as MP4.",
      "With --shard only a run of its frames is drawn, into a folder that -o names; 'zoetrope "
        + "merge' makes the film of all runs.",
    ],
    examples: [
      "zoetrope render LikeButton.swift --tap Like@0.5s -o like.mp4",
      "zoetrope render Toast.swift --size fit --background transparent -o toast/%05d.png",
      "zoetrope render Card.swift Theme.swift --preview Dark --dark --duration 2s",
    ],
    options: Options.encoding + Options.scene + [
      Options.instant.spec, Options.shard.spec, Options.threads.spec,
    ] + Options.messages)

  private let request: FilmRequest
  private let output: FilmOutput
  private let shard: Shard?
  private let settings: String

  init(_ arguments: ParsedArguments) throws {
    let scene = try SceneOperands.oneScene(arguments.operands)
    request = try FilmRequest(scene: scene, arguments: arguments)
    output = try FilmOutput(
      arguments, named: scene.name, defaultName: scene.shortName + ".mp4")
    shard = arguments[Options.shard]
    var flags = try FilmSettings(arguments)
    flags.threads = nil
    settings = "\(flags)"
    guard shard != nil else { return }
    guard arguments.has(Options.output), URL(fileURLWithPath: output.path).pathExtension.isEmpty
    else {
      throw UsageError.outputUnclear(
        reason: "a shard writes a folder; name one without an ending, as in -o part2")
    }
    if request.size == .fit || !request.cut.instants.isEmpty {
      throw UsageError.outputUnclear(
        reason: "'--shard' cuts a film with a grid of frames and a size of its own; leave "
          + "'--size fit' and '--at' out")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    if let shard { return try draw(shard, console) }
    let (report, took, film) = try FilmRun(request: request, output: output).run(console)
    FilmNotes.tell(
      report, rate: request.cut.playbackRate(of: request.rate), took: took, on: console)
    if let hint = FilmNotes.hint(report, tapped: !request.interactions.isEmpty) {
      console.warn(hint)
    }
    FilmRun.announce(request, report, output, took, film, on: console)
    return .success
  }

  /// Draws one run of the film's frames.
  private func draw(_ shard: Shard, _ console: Console) throws -> ExitStatus {
    let progress = ProgressLine(console, title: "\(request.scene.shortName) \(shard)")
    defer { progress.finish() }
    let part = FilmShard(request, shard: shard, folder: URL(fileURLWithPath: output.path))
    let (report, total) = try part.make(
      tool: "zoetrope \(ToolVersion.text)", settings: settings, notes: output.sceneNotes,
      guarded: InterruptibleSink.init,
      progress: progress.update)
    let took = progress.finish()
    report.warnings.forEach { console.warn($0) }
    let range = shard.range(of: total)
    console.note("\(range.count) of \(total) frames; took \(seconds(took))")
    console.result(output.path + "/" + ShardBundle.fileName)
    return .success
  }
}
