import Batch
import Encoders
import Foundation
import Golden
import Playback

/// Compares two films, folders of pictures, pictures or scenes.
struct DiffCommand: Command {
  static let spec = CommandSpec(
    name: "diff", summary: "compare two films, pictures or scenes",
    operands: "A B", wantedOperands: "two films, pictures, folders of pictures or scenes",
    details: [
      "A is what is wanted, B what is there. A scene (a .swift file or a folder of them) is drawn "
        + "first; of two scenes the change of motion is told in words too. Films of lossy formats "
        + "want a tolerance. The exit status is 1 where they differ."
    ],
    examples: [
      "zoetrope diff old.gif new.gif --failures out", "zoetrope diff Like.swift Like2.swift",
      "zoetrope diff Like.swift like.mp4 --threshold 24",
    ],
    options: [
      Options.failures.spec, Options.threshold.spec, Options.maxDiffPixels.spec,
      Options.maxDiffRatio.spec, Options.ignoreAntialiasing.spec, Options.reports.spec,
      Options.github.spec,
    ] + Options.scenes + Options.messages)

  private let wanted: DiffSide
  private let found: DiffSide
  private let tolerance: GoldenTolerance
  private let failures: String?
  private let output: VerificationOutput
  private let words: [String]

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count > 1 else {
      throw UsageError.operandMissing(
        command: Self.spec.invocation, wanted: "two things to compare")
    }
    guard arguments.operands.count == 2 else {
      throw UsageError.operandUnexpected(
        command: Self.spec.invocation, found: arguments.operands[2])
    }
    wanted = try DiffSide(arguments.operands[0], arguments)
    found = try DiffSide(arguments.operands[1], arguments)
    tolerance = GoldenTolerance(arguments, ProjectSettings())
    failures = arguments[Options.failures]
    output = VerificationOutput(arguments)
    words = arguments.words
  }

  func run(_ console: Console) throws -> ExitStatus {
    let drawsScenes = wanted.request != nil || found.request != nil
    let folder = drawsScenes ? try ScratchFolder() : nil
    defer { folder?.remove() }
    let before = try wanted.film(in: folder, named: "a")
    let after = try found.film(in: folder, named: "b")
    var (result, strip) = try FilmComparison.compare(
      expected: before, actual: after, tolerance: tolerance, failures: failures,
      keptFrames: output.keptFrames)
    result.scene = found.name
    var finding = VerificationRun.Finding(result: result, strip: strip)
    if result.status == .changed, let old = wanted.request, let new = found.request {
      let change = GoldenTracks.Change(
        from: try FilmMaker().record(old).0, to: try FilmMaker().record(new).0)
      finding.result.motion = change.words
      finding.result.changes = change.changes
      finding.curves = change.curves
    }
    let report = VerificationReport(
      renderer: "zoetrope \(ToolVersion.text)", results: [finding.result])
    return try output.conclude(
      report, finding.result.passes ? [] : [finding.entry], .success, on: console)
  }
}

/// One side of a comparison: a film that is there, or a scene to be drawn.
private struct DiffSide {
  let name: String
  /// The film of a scene; nil where it is a file already.
  let request: FilmRequest?

  init(_ path: String, _ arguments: ParsedArguments) throws {
    name = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SceneFilesError.missing(path: path)
    }
    guard path.hasSuffix(".swift") || isFolder.boolValue && Self.holdsScenes(path) else {
      request = nil
      return
    }
    request = try FilmRequest(scene: try SceneOperands.oneScene([path]), arguments: arguments)
  }

  private static func holdsScenes(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".swift") } && !names.contains { $0.hasSuffix(".png") }
  }

  /// The path of a film of this side without loss; a scene is drawn into the folder.
  func film(in folder: ScratchFolder?, named word: String) throws -> String {
    guard let request, let folder else { return name }
    let path = folder.path + "/" + word + ".apng"
    let encoder = try EncoderRegistry.encoder(path: path, format: nil, options: EncodingOptions())
    _ = try FilmMaker().make(request, into: InterruptibleSink(encoder))
    return path
  }
}
