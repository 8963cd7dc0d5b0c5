import Batch
import Foundation
import Golden
import Playback
import SceneHost

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
    examples: [
      "zoetrope verify Scenes --report review.html", "zoetrope verify Scenes --update",
      "zoetrope verify Scenes --against main",
    ],
    options: [
      Options.goldens.spec, Options.against.spec, Options.failures.spec, Options.update.spec,
      Options.threshold.spec, Options.maxDiffPixels.spec, Options.maxDiffRatio.spec,
      Options.ignoreAntialiasing.spec, Options.reports.spec, Options.github.spec,
    ]
      + Options.scenes
      + [Options.lanes.spec, Options.shard.spec, Options.bundle.spec] + Options.messages)

  private let scenes: [SceneSource]
  private let arguments: ParsedArguments
  private let run: VerificationRun
  /// Whether all scenes of the folder of goldens are here, so that one too many is told.
  private let isWhole: Bool
  private let output: VerificationOutput
  private let earlier: EarlierScenes?
  private let shard: VerificationShard?

  init(_ arguments: ParsedArguments) throws {
    try self.init(arguments, approving: nil)
  }

  /// - Parameter approved: The films that are to be recorded, by their goldens; nil for no more
  ///   than the flags say.
  init(_ arguments: ParsedArguments, approving approved: [GoldenKey: String]?) throws {
    self.arguments = arguments
    scenes = try SceneOperands.manyScenes(arguments.operands)
    output = VerificationOutput(arguments)
    isWhole = approved == nil && !arguments.operands.contains { $0.hasSuffix(".swift") }
    shard = try VerificationShard(arguments)
    let project = try FilmRequests(arguments).project(of: scenes)
    let notStored = "what git holds is not recorded"
    try arguments.refuse(Options.against, with: Options.goldens, why: notStored)
    try arguments.refuse(Options.against, with: Options.update, why: notStored)
    earlier = try arguments[Options.against].map {
      try EarlierScenes(of: arguments.operands, at: $0)
    }
    var options = GoldenVerifier.Options()
    options.update = approved == nil ? arguments[Options.update] ?? .none : .changed
    options.failures = arguments[Options.failures] ?? project.failures ?? options.failures
    options.keptFrames = shard == nil ? output.keptFrames : VerificationOutput.pageFrames
    options.tolerance = GoldenTolerance(arguments, project)
    run = VerificationRun(
      store: earlier?.store
        ?? GoldenStore(root: arguments[Options.goldens] ?? project.goldens ?? "Goldens"),
      options: options, lanes: arguments[Options.lanes] ?? 1,
      confinement: try SceneConfinement(arguments), approved: approved)
  }

  /// Where the goldens are.
  var store: GoldenStore { run.store }

  func run(_ console: Console) throws -> ExitStatus {
    let requests = try FilmRequests(arguments)
    let log = BatchLog(console)
    defer { earlier?.remove() }
    try earlier?.record(requests, lanes: run.lanes, log: log)
    let share = shard?.share(of: scenes) ?? scenes
    let outcomes = run.outcomes(share, films: requests.films, log: log)
    let status = try BatchStatus.of(outcomes.map(\.result))
    let failed = outcomes.filter { (try? $0.result.get()) == nil }
    var findings = outcomes.map { Self.finding(of: $0) }
    try shard?.write(
      outcomes.map(\.scene.name), findings, worst: status, scenes: scenes,
      goldens: run.store.root, isWhole: isWhole)
    // What no scene has is known only when all are together.
    findings +=
      shard != nil
      ? []
      : try leftOver(outcomes, failed: failed.map(\.scene)).map {
        VerificationRun.Finding(result: $0)
      }
    if let earlier {
      for index in findings.indices { earlier.reword(&findings[index].result) }
    }
    var report = VerificationReport(
      renderer: "zoetrope \(ToolVersion.text)", results: findings.map(\.result))
    report.arguments = arguments.words
    report.folder = FileManager.default.currentDirectoryPath
    return try output.conclude(
      report, findings.filter { !$0.result.passes }.map(\.entry), status, on: console)
  }

  /// Goldens of the variants seen that no scene has.
  private func leftOver(
    _ outcomes: [SceneBatch.Outcome<VerificationRun.Finding>], failed: [SceneSource]
  ) throws -> [VerificationResult] {
    guard isWhole else { return [] }
    let kept = outcomes.compactMap { try? $0.result.get().result }
      .map { GoldenKey(scene: $0.scene, variant: $0.variant) }
    let variants = Set(outcomes.map(\.variant))
    return try run.store.orphans(keeping: kept)
      // A scene that does not compile today still owns its goldens.
      .filter { key in
        variants.contains(key.variant) && !failed.contains { GoldenSubjects.belongs(key, to: $0) }
      }
      .map { key in
        var result = VerificationResult(key: key, status: .orphaned)
        result.verdicts = [
          Verdict(.orphaned, wanted: "a scene", found: run.store.folder(key))
        ]
        return result
      }
  }

  private static func finding(
    of outcome: SceneBatch.Outcome<VerificationRun.Finding>
  ) -> VerificationRun.Finding {
    switch outcome.result {
    case .success(let finding): return finding
    case .failure(let error):
      let name =
        outcome.scene.name
        + ((outcome.request?.shot ?? outcome.preview?.name).map { ": \($0)" } ?? "")
      var result = VerificationResult(
        key: GoldenKey(scene: name, variant: outcome.variant), status: .failed)
      result.file = outcome.scene.files.first?.relativePath
      result.verdicts = [Verdict(.failed, wanted: "a film", found: Failure(error).message)]
      return VerificationRun.Finding(result: result)
    }
  }
}

extension GoldenTolerance {
  /// What flags allow over what the folder's settings allow.
  init(_ arguments: ParsedArguments, _ project: ProjectSettings) {
    self.init()
    let said = project.tolerance
    threshold = arguments[Options.threshold] ?? said.threshold ?? 0
    maxPixels = arguments[Options.maxDiffPixels] ?? said.maxDiffPixels ?? 0
    maxRatio = arguments[Options.maxDiffRatio] ?? said.maxDiffRatio ?? 0
    ignoresAntialiasing =
      arguments.has(Options.ignoreAntialiasing) || said.ignoresAntialiasing == true
  }
}
