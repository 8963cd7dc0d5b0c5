import Batch
import Encoders
import Playback
import Review

/// Makes one picture of a preview.
struct StillCommand: Command {
  static let spec = CommandSpec(
    name: "still", summary: "make a picture of a SwiftUI preview at one time",
    operands: "SCENE.swift...", wantedOperands: "a scene",
    details: [
      "The time is given by --at, or by --frames with one frame number; the default is 0s. "
        + "What happened before is played, so that a tap at 0.5s shows at 0.6s. "
        + "Several times make a sequence: -o like-%02d.png."
    ],
    examples: [
      "zoetrope still LikeButton.swift --at 175ms -o like.png",
      "zoetrope still LikeButton.swift --tap Like@0.5s --frames -1",
    ],
    options: Options.encoding + Options.scene + [
      Options.instant.spec, Options.show.spec, Options.threads.spec,
    ] + Options.messages)

  private let request: FilmRequest
  private let output: FilmOutput
  private let way: TerminalPicture?

  init(_ arguments: ParsedArguments) throws {
    let scene = try SceneOperands.oneScene(arguments.operands)
    var arguments = arguments
    if !Options.cut.contains(where: arguments.has) {
      // A cut in the scene's own settings is for its film.
      arguments = try ParsedArguments(["--at", "0s"], for: Self.spec).over(arguments)
    }
    var request = try FilmRequest(scene: scene, arguments: arguments)
    if !Options.interactions.contains(where: arguments.has) { request.dropLaterInteractions() }
    self.request = request
    output = try FilmOutput(
      arguments, named: scene.name, defaultName: scene.shortName + ".png")
    way = arguments[Options.show]
    try arguments.refuse(Options.show, with: Options.json, why: "the one is for eyes")
  }

  func run(_ console: Console) throws -> ExitStatus {
    let (report, took, film) = try FilmRun(request: request, output: output).run(console)
    report.warnings.forEach { console.warn($0) }
    report.notices.forEach { console.note($0) }
    console.note("\(report.pixelWidth)×\(report.pixelHeight) pixels; took \(seconds(took))")
    if let way, !output.isStream, let picture = try FilmSources.open(output.path).next() {
      try console.show(picture, way)
    }
    FilmRun.announce(request, report, output, took, film, on: console)
    return .success
  }
}
