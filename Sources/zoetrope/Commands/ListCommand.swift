import Batch
import Playback
import SceneHost

/// Lists the previews of scenes.
struct ListCommand: Command {
  static let spec = CommandSpec(
    name: "list", summary: "list the previews and shots of scenes",
    operands: "SCENE.swift|DIR...", wantedOperands: "a scene or a folder of scenes",
    details: [
      "One line for each preview: its number, its name, and where it is written, with tabs between; "
        + "then one for each shot of a settings file, with the word shot in place of the number."
    ],
    examples: ["zoetrope list Scenes --json"],
    options: Options.settings + Options.confinement + Options.messages)

  private struct Entry: Encodable {
    let scene: String
    let index: Int
    let name: String?
    let kind: String
    let file: String
    let line: Int
  }
  private struct Shot: Encodable {
    let scene: String
    let name: String
    let variants: [String]
    let file: String
    let line: Int
  }
  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let previews: [Entry]
    let shots: [Shot]
    let failures: [SceneFailure]
  }

  private let scenes: [SceneSource]
  private let requests: FilmRequests
  private let confinement: SceneConfinement

  init(_ arguments: ParsedArguments) throws {
    scenes = try SceneOperands.manyScenes(arguments.operands)
    requests = try FilmRequests(arguments)
    confinement = try SceneConfinement(arguments)
  }

  func run(_ console: Console) throws -> ExitStatus {
    var entries: [Entry] = []
    var failures: [SceneFailure] = []
    var shots: [Shot] = []
    for scene in scenes {
      if Interruption.hasHappened { throw Interruption() }
      do {
        entries += try FilmMaker(confinement: confinement).previews(of: scene).map {
          Entry(
            scene: scene.name, index: $0.index, name: $0.name, kind: $0.kind, file: $0.file,
            line: $0.line)
        }
        shots += try self.shots(of: scene)
      } catch {
        let failure = Failure(error)
        console.report(failure)
        failures.append(SceneFailure(scene: scene.name, failure))
      }
    }
    let status = failures.map(\.exit).max() ?? .success
    if console.wantsJSON {
      let word = failures.first?.status ?? "ok"
      console.result(
        JSONText.of(
          Listing(
            status: word, exitCode: status.rawValue, previews: entries, shots: shots,
            failures: failures)))
    } else {
      for entry in entries {
        let name = entry.name ?? "(\(entry.kind))"
        console.result("\(entry.scene)\t\(entry.index)\t\(name)\t\(entry.file):\(entry.line)")
      }
    }
    if !console.wantsJSON {
      for shot in shots {
        console.result("\(shot.scene)\tshot\t\(shot.name)\t\(shot.file):\(shot.line)")
      }
    }
    return status
  }

  private func shots(of scene: SceneSource) throws -> [Shot] {
    let project = try requests.project(of: scene)
    let file = project.file?.relativePath ?? ProjectSettings.fileName
    return project.shots(of: scene).map {
      Shot(
        scene: scene.name, name: $0.name,
        variants: ($0.settings.variants ?? project.common.variants ?? []).map(\.words),
        file: file, line: $0.line)
    }
  }
}
