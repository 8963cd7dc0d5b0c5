import Audit
import Batch
import Playback
import SwiftUICore

/// Looks for pitfalls in running scenes.
struct LintCommand: Command {
  static let spec = CommandSpec(
    name: "lint", summary: "find pitfalls of animation in running scenes",
    operands: "SCENE.swift|DIR...", wantedOperands: "a scene or a folder of scenes",
    details: [
      "Every preview of every scene is played twice, once under Reduce Motion, and its frames are "
        + "measured. Told are, with the line of the source and what to do: motion left under "
        + "Reduce Motion (more than 4 pt, 0.1°, 0.1 % of scale), more than five phases, phases "
        + "skipped because they look the same, delays on the wrong phase, transitions that snap, "
        + "animations inside the condition they are for, shapes without animatableData, flashing "
        + "more than three times a second (WCAG 2.3.1), and Bool triggers set to the value they "
        + "have. A scene that waits for a tap "
        + "and is given none is tapped where it can be. The exit status is 1 where something is "
        + "found."
    ],
    examples: [
      "zoetrope lint Scenes --except reduceMotion",
      "zoetrope lint Toast.swift --tap Save@0.2s --json",
    ],
    options: MotionRun.options.filter {
      ![Options.preview.spec.name, Options.shot.spec.name, Options.reduceMotion.spec.name]
        .contains($0.name)
    } + [Options.exceptRules.spec] + Options.messages)

  private struct Entry: Encodable {
    let scene: String
    let preview: String?
    let findings: [LintFinding]
  }
  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let scenes: [Entry]
    let failures: [SceneFailure]
  }

  private let scenes: [SceneSource]
  private let requests: FilmRequests
  private let excepted: [LintFinding.Rule]

  init(_ arguments: ParsedArguments) throws {
    scenes = try SceneOperands.manyScenes(arguments.operands)
    requests = try FilmRequests(arguments)
    excepted = arguments[Options.exceptRules] ?? []
  }

  func run(_ console: Console) throws -> ExitStatus {
    var entries: [Entry] = []
    var failures: [SceneFailure] = []
    for scene in scenes {
      if Interruption.hasHappened { throw Interruption() }
      do {
        let previews = try FilmMaker(confinement: requests.confinement).previews(of: scene)
        for (preview, request) in try requests.films(of: scene, previews) {
          entries.append(try lint(request, preview))
        }
      } catch {
        let failure = Failure(error).about(scene.name)
        console.report(failure)
        failures.append(SceneFailure(scene: scene.name, failure))
      }
    }
    return conclude(entries, failures, console)
  }

  private func lint(_ request: FilmRequest, _ preview: PreviewDescription) throws -> Entry {
    var request = request
    request.preview = .index(preview.index)
    request.surroundings.reducesMotion = false
    var film = try MotionRun(request)
    if request.interactions.isEmpty, !film.report.moves {
      request.interactions = Self.taps(on: film.report.tappable)
      if !request.interactions.isEmpty { film = try MotionRun(request) }
    }
    request.surroundings.reducesMotion = true
    let reduced = try MotionRun(request)
    request.surroundings.reducesMotion = false
    let meter = FlashMeter()
    _ = try FilmMaker().make(request, into: InterruptibleSink(meter))
    let found = Lint(film.tracks, sources: film.sources).findings(
      reduced: reduced.tracks, flashes: meter.flashes)
    return Entry(
      scene: request.scene.name, preview: preview.name,
      findings: found.filter { !excepted.contains($0.rule) })
  }

  /// Taps for a scene that waits for them and names none: one thing after the other.
  private static func taps(on elements: [SceneElement]) -> [Interaction] {
    elements.prefix(3).enumerated().map { index, element in
      Interaction(
        target: .point(x: element.frame.midX, y: element.frame.midY), gesture: .tap,
        timeSeconds: 0.1 + 1.5 * Double(index))
    }
  }

  private func conclude(
    _ entries: [Entry], _ failures: [SceneFailure], _ console: Console
  ) -> ExitStatus {
    let count = entries.reduce(0) { $0 + $1.findings.count }
    let worst = failures.map(\.exit).max() ?? .success
    let status = max(worst, count > 0 ? .difference : .success)
    if console.wantsJSON {
      let word = status == .success ? "ok" : status == .difference ? "findings" : "failed"
      console.result(
        JSONText.of(
          Listing(
            status: word, exitCode: status.rawValue, scenes: entries, failures: failures)))
    } else {
      for entry in entries { entry.findings.forEach { console.result($0.line) } }
    }
    console.note("\(count) \(count == 1 ? "finding" : "findings") in \(entries.count) previews")
    return status
  }
}
