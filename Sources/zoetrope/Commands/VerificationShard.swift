import Batch
import Foundation
import Golden
import Review

/// One machine's part of a verification, and all parts together.
struct VerificationShard {
  private let shard: Shard
  private let folder: URL
  private let settings: String
  private let words: [String]

  /// - Returns: nil where no shard is asked for.
  /// - Throws: `UsageError`.
  init?(_ arguments: ParsedArguments) throws {
    guard let shard = arguments[Options.shard] else {
      if arguments.has(Options.bundle) {
        throw UsageError.operandMissing(
          command: VerifyCommand.spec.invocation, wanted: "'--shard' beside '--bundle'")
      }
      return nil
    }
    guard let path = arguments[Options.bundle] else {
      throw UsageError.operandMissing(
        command: VerifyCommand.spec.invocation, wanted: "a folder for the shard with --bundle DIR")
    }
    try arguments.refuse(
      Options.shard, with: Options.update, why: "a part of the goldens is not recorded alone")
    try arguments.refuse(
      Options.shard, with: Options.against, why: "the earlier scenes are not shared out")
    self.shard = shard
    folder = URL(fileURLWithPath: path)
    var flags = try FilmSettings(arguments)
    flags.threads = nil
    settings = "\(flags) \(arguments[Options.goldens] ?? "")"
    var words = arguments.words
    for flag in [Options.shard.spec.name, Options.bundle.spec.name] {
      if let at = words.firstIndex(of: flag) {
        words.removeSubrange(at...min(at + 1, words.count - 1))
      }
      words.removeAll { $0.hasPrefix(flag + "=") }
    }
    self.words = words
  }

  /// The scenes that fall to this machine.
  func share(of scenes: [SceneSource]) -> [SceneSource] {
    scenes.enumerated().filter { shard.takes($0.offset) }.map(\.element)
  }

  /// Leaves the results for `merge`.
  ///
  /// `names` holds the scene of each finding.
  func write(
    _ names: [String], _ findings: [VerificationRun.Finding], worst: ExitStatus,
    scenes: [SceneSource], goldens: String, isWhole: Bool
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    ShardBundle.open(folder)
    var bundle = ShardBundle(
      shard: shard, tool: "zoetrope \(ToolVersion.text)", settings: settings, title: "verify",
      scenes: scenes)
    let shares = scenes.enumerated().filter { shard.takes($0.offset) }.map { position, scene in
      ShardBundle.Verification.Share(
        position: position,
        findings: zip(names, findings).filter { $0.0 == scene.name }.map { _, finding in
          ShardBundle.Verification.Finding(
            finding.result, entry: finding.result.passes ? nil : finding.entry)
        })
    }
    bundle.verification = ShardBundle.Verification(
      shares: shares, worst: worst.rawValue, goldens: goldens, isWhole: isWhole, words: words)
    try bundle.write(to: folder, paths: [])
  }

  /// The results of all shards in the order of the work, those of goldens that no scene has last,
  /// and the highest status of what failed.
  static func results(
    of merge: ShardMerge
  ) throws -> (report: VerificationReport, entries: [DifferenceEntry], worst: ExitStatus) {
    let parts = merge.parts.compactMap(\.bundle.verification)
    let shares = parts.flatMap(\.shares).sorted { $0.position < $1.position }
    var results = shares.flatMap(\.findings).map(\.result)
    var entries = shares.flatMap(\.findings).compactMap(\.entry)
    if let first = parts.first, first.isWhole {
      let store = GoldenStore(root: first.goldens)
      let kept = results.filter { $0.status != .failed }
        .map { GoldenKey(scene: $0.scene, variant: $0.variant) }
      let variants = Set(results.map(\.variant))
      let names = merge.parts[0].bundle.scenes.map(\.name)
      let broken = shares.filter { $0.findings.contains { $0.result.status == .failed } }
        .map { SceneSource(name: names[$0.position], files: []) }
      let orphans = try store.orphans(keeping: kept)
        .filter { key in
          variants.contains(key.variant)
            && !broken.contains { GoldenSubjects.belongs(key, to: $0) }
        }
        .map { key in
          var result = VerificationResult(key: key, status: .orphaned)
          result.verdicts = [
            Verdict(.orphaned, wanted: "a scene", found: store.folder(key))
          ]
          return result
        }
      results += orphans
      entries += orphans.map { DifferenceEntry($0, strip: FrameStrip(wanted: 0), curves: []) }
    }
    var report = VerificationReport(
      renderer: "zoetrope \(ToolVersion.text)", results: results)
    report.arguments = parts.first?.words ?? []
    report.folder = FileManager.default.currentDirectoryPath
    return (report, entries, parts.compactMap { ExitStatus(rawValue: $0.worst) }.max() ?? .success)
  }
}
