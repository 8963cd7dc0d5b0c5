import Batch
import Encoders
import Foundation
import Review

/// Puts the work of several machines together.
struct MergeCommand: Command {
  static let spec = CommandSpec(
    name: "merge", summary: "put the folders of all shards together",
    operands: "DIR...", wantedOperands: "the folders of all shards",
    details: [
      "Takes the folders that 'export --shard' or 'render --shard' have written and makes the "
        + "gallery or the film that one machine would have made, byte for byte; of the folders "
        + "of 'verify --shard' it makes the report. It is checked that each shard is there once "
        + "and whole, that all are of one build, one set of scenes and one set of flags, and "
        + "that runs of frames fit each other where they meet."
    ],
    examples: [
      "zoetrope merge part1 part2 part3 part4 -o review",
      "zoetrope merge long1 long2 -o long.mp4",
      "zoetrope merge checked1 checked2 --report junit.xml --report report.html",
    ],
    options: Options.encoding + [
      Options.reports.spec, Options.github.spec, Options.threads.spec,
    ] + Options.messages)

  private let merge: ShardMerge
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    merge = try ShardMerge(arguments.operands.map { URL(fileURLWithPath: $0) })
    guard arguments.has(Options.output) || merge.isVerification else {
      throw UsageError.operandMissing(
        command: Self.spec.invocation, wanted: "a folder or a film with -o PATH")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    if merge.isVerification {
      let (report, entries, worst) = try VerificationShard.results(of: merge)
      return try VerificationOutput(arguments).conclude(report, entries, worst, on: console)
    }
    return merge.isFilm ? try film(console) : try gallery(console)
  }

  private func gallery(_ console: Console) throws -> ExitStatus {
    let path = arguments[Options.output] ?? "."
    let folder = ExportFolder(url: URL(fileURLWithPath: path))
    let gallery = try merge.gallery(into: folder)
    try gallery.write(to: folder.url)
    let problems = gallery.entries.compactMap(\.problem)
    console.note("\(merge.parts.count) shards, \(gallery.entries.count - problems.count) films")
    for entry in gallery.entries {
      guard let problem = entry.problem else { continue }
      console.note("  \(entry.scene): \(problem.status)")
    }
    let page = URL(fileURLWithPath: path, isDirectory: true).relativePath + "/index.html"
    console.result(console.wantsJSON ? JSONText.of(gallery) : page)
    return problems.compactMap { ExitStatus(rawValue: $0.exitCode) }.max() ?? .success
  }

  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let output: String
    let frames: Int
    let shards: Int
  }

  private func film(_ console: Console) throws -> ExitStatus {
    let isDark = merge.parts.contains { $0.bundle.frames?.isDark == true }
    let notes = merge.parts.first?.bundle.frames?.notes ?? [:]
    let output = try FilmOutput(
      arguments, notes: notes, defaultName: "film.mp4", isDark: isDark)
    let encoder = try output.encoder()
    try FilmShard.play(merge, into: InterruptibleSink(encoder))
    encoder.notices.forEach { console.note($0) }
    let frames = merge.parts.first?.bundle.frames?.total ?? 0
    console.note("\(merge.parts.count) shards, \(frames) frames")
    guard !output.isStream else { return .success }
    console.result(
      console.wantsJSON
        ? JSONText.of(Listing(output: output.path, frames: frames, shards: merge.parts.count))
        : output.path)
    return .success
  }
}
