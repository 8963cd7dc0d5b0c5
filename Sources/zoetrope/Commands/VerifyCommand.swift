import Batch
import Foundation
import Golden
import Playback

/// Compares films with their goldens.
struct VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify", summary: "compare films with what was recorded of them",
    operands: "DIR|SCENE.swift...", wantedOperands: "a scene or a folder of scenes",
    details: [
      "Every preview of every scene is drawn and compared with its golden, exactly unless a "
        + "tolerance is given. The exit status is 1 where a frame differs, a golden is missing, or "
        + "a golden of the folder has no scene; pictures of what was expected, what was drawn and "
        + "the difference are kept, and their paths printed. Give the flags that were given to "
        + "record."
    ],
    examples: ["zoetrope verify Scenes", "zoetrope verify Scenes --update"],
    options: [
      Options.goldens.spec, Options.failures.spec, Options.update.spec, Options.threshold.spec,
      Options.maxDiffPixels.spec, Options.maxDiffRatio.spec, Options.ignoreAntialiasing.spec,
    ]
      + Options.scenes
      + [Options.lanes.spec] + Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let summary: String
    let renderer: String
    let results: [VerificationResult]
  }

  private let scenes: [SceneSource]
  private let arguments: ParsedArguments
  private let store: GoldenStore
  private let options: GoldenVerifier.Options
  /// Whether all scenes of the folder of goldens are here, so that one too many is told.
  private let isWhole: Bool

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    scenes = try SceneOperands.manyScenes(arguments.operands)
    let project = try FilmRequests(arguments).project(of: scenes)
    store = GoldenStore(root: arguments[Options.goldens] ?? project.goldens ?? "Goldens")
    isWhole = !arguments.operands.contains { $0.hasSuffix(".swift") }
    var options = GoldenVerifier.Options()
    options.update = arguments[Options.update] ?? .none
    options.failures = arguments[Options.failures] ?? project.failures ?? options.failures
    let said = project.tolerance
    options.tolerance.threshold = arguments[Options.threshold] ?? said.threshold ?? 0
    options.tolerance.maxPixels = arguments[Options.maxDiffPixels] ?? said.maxDiffPixels ?? 0
    options.tolerance.maxRatio = arguments[Options.maxDiffRatio] ?? said.maxDiffRatio ?? 0
    options.tolerance.ignoresAntialiasing =
      arguments.has(Options.ignoreAntialiasing) || said.ignoresAntialiasing == true
    self.options = options
  }

  func run(_ console: Console) throws -> ExitStatus {
    let flags = arguments
    let requests = try FilmRequests(flags)
    let (target, wanted) = (store, options)
    let subjects = GoldenSubjects()
    let log = BatchLog(console)
    let outcomes = SceneBatch(
      lanes: flags[Options.lanes] ?? 1, isStopped: { Interruption.hasHappened }
    ).run(
      scenes, films: requests.films,
      finished: { log.tell($0, of: $1) },
      work: { item -> VerificationResult in
        let verifier = GoldenVerifier(
          store: target, subject: subjects.subject(of: item), options: wanted)
        let held = HeldSink(verifier)
        let report = try FilmMaker().make(item.request, into: InterruptibleSink(held))
        verifier.subject.fonts = GoldenSubjects.fonts(report)
        try held.complete()
        var result =
          verifier.result ?? VerificationResult(key: verifier.subject.key, status: .failed)
        let folder = target.folder(verifier.subject.key)
        if result.status == .changed {
          result.motion = GoldenTracks.changes(item.request, from: folder)
        } else if result.status == .updated {
          try GoldenTracks.record(item.request, in: folder)
        }
        return result
      })
    let status = try BatchStatus.of(outcomes.map(\.result))
    let failed = outcomes.filter { (try? $0.result.get()) == nil }
    let results =
      outcomes.map { Self.result(of: $0) }
      + (try leftOver(outcomes, failed: failed.map(\.scene)))
    return conclude(results, status, on: console)
  }

  /// Goldens of the variants seen that no scene has.
  private func leftOver(
    _ outcomes: [SceneBatch.Outcome<VerificationResult>], failed: [SceneSource]
  ) throws -> [VerificationResult] {
    guard isWhole else { return [] }
    let kept = outcomes.compactMap { try? $0.result.get() }
      .map { GoldenKey(scene: $0.scene, variant: $0.variant) }
    let variants = Set(outcomes.map(\.variant))
    return try store.orphans(keeping: kept)
      // A scene that does not compile today still owns its goldens.
      .filter { key in
        variants.contains(key.variant) && !failed.contains { GoldenSubjects.belongs(key, to: $0) }
      }
      .map { key in
        var result = VerificationResult(key: key, status: .orphaned)
        result.verdicts = [
          Verdict(.orphaned, wanted: "a scene", found: store.folder(key))
        ]
        return result
      }
  }

  private static func result(
    of outcome: SceneBatch.Outcome<VerificationResult>
  ) -> VerificationResult {
    switch outcome.result {
    case .success(let result): return result
    case .failure(let error):
      let name =
        outcome.scene.name
        + ((outcome.request?.shot ?? outcome.preview?.name).map { ": \($0)" } ?? "")
      var result = VerificationResult(
        key: GoldenKey(scene: name, variant: outcome.variant), status: .failed)
      result.verdicts = [Verdict(.failed, wanted: "a film", found: Failure(error).message)]
      return result
    }
  }

  private func conclude(
    _ results: [VerificationResult], _ worst: ExitStatus, on console: Console
  ) -> ExitStatus {
    let report = VerificationReport(renderer: "zoetrope \(ToolVersion.text)", results: results)
    let status = max(worst, report.passes ? .success : .difference)
    if console.wantsJSON {
      let word = status == .success ? "ok" : status == .difference ? "different" : "failed"
      console.result(
        JSONText.of(
          Listing(
            status: word, exitCode: status.rawValue, summary: report.summary,
            renderer: report.renderer, results: results)))
    } else {
      for result in results where result.status != .passed && result.status != .failed {
        result.lines.forEach { console.result($0) }
      }
    }
    console.note(report.summary)
    return status
  }
}
