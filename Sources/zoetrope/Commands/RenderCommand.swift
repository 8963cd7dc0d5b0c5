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
        + "to this folder as MP4."
    ],
    examples: [
      "zoetrope render LikeButton.swift --tap Like@0.5s -o like.mp4",
      "zoetrope render Toast.swift --size fit --background transparent -o toast/%05d.png",
      "zoetrope render Card.swift Theme.swift --preview Dark --dark --duration 2s",
    ],
    options: Options.encoding + Options.scene + [Options.instant.spec, Options.threads.spec]
      + Options.messages)

  private let request: FilmRequest
  private let output: FilmOutput

  init(_ arguments: ParsedArguments) throws {
    let scene = try SceneOperands.oneScene(arguments.operands)
    request = try FilmRequest(scene: scene, arguments: arguments)
    output = try FilmOutput(arguments, defaultName: scene.shortName + ".mp4")
  }

  func run(_ console: Console) throws -> ExitStatus {
    let (report, took) = try FilmRun(request: request, output: output).run(console)
    FilmNotes.tell(
      report, rate: request.cut.playbackRate(of: request.rate), took: took, on: console)
    if let hint = FilmNotes.hint(report, tapped: !request.interactions.isEmpty) {
      console.warn(hint)
    }
    FilmRun.announce(request, report, output, took, on: console)
    return .success
  }
}
