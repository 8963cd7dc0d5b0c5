import Batch
import Foundation
import Playback
import Review

/// Makes a film of every preview in a folder, and a page that plays them.
struct ExportCommand: Command {
  static let spec = CommandSpec(
    name: "export", summary: "make films of many scenes and a page that plays them",
    operands: "DIR|SCENE.swift...", wantedOperands: "a folder of scenes",
    details: [
      "Every preview of every scene, or every shot of zoetrope.json, becomes an MP4, a GIF, a "
        + "poster, a contact sheet, plots and a table of its motion; index.html in the output "
        + "folder shows them from disk, and export.json tells the same to programs. Each Swift "
        + "file is a scene, and so is each folder whose name ends in .scene.",
      "A film whose scene and settings have not changed since the last run is kept, so that a "
        + "run that was stopped goes on where it was. A scene that fails is listed with the "
        + "reason and does not stop the others.",
      "Several machines share the work with --shard; 'zoetrope merge' puts their folders together.",
    ],
    examples: [
      "zoetrope export Scenes -o review -j auto",
      "zoetrope export Scenes -o review --variants light,dark",
      "zoetrope export Scenes -o part2 --shard 2/4",
    ],
    options: [Options.folder.spec, Options.title.spec, Options.parts.spec]
      + Options.scenes
      + [Options.lanes.spec, Options.shard.spec, Options.plan.spec, Options.list.spec]
      + Options.messages)

  private let scenes: [SceneSource]
  private let arguments: ParsedArguments
  private let path: String?
  private let shard: Shard?
  private let parts: [FilmExport.Part]

  init(_ arguments: ParsedArguments) throws {
    self.arguments = arguments
    path = arguments[Options.folder]
    shard = arguments[Options.shard]
    parts = arguments[Options.parts] ?? FilmExport.Part.allCases
    if path == nil, !arguments.has(Options.list) {
      throw UsageError.operandMissing(command: Self.spec.invocation, wanted: "a folder with -o DIR")
    }
    scenes = try SceneOperands.manyScenes(arguments.operands)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let run = try ExportRun(
      scenes: scenes, folder: ExportFolder(url: URL(fileURLWithPath: path ?? ".")),
      parts: parts, arguments: arguments, shard: shard)
    if arguments.has(Options.list) || arguments.has(Options.plan) {
      return try ExportPlan(run, namesOnly: arguments.has(Options.list)).run(console)
    }
    let watch = Stopwatch()
    let result = try run.run(console)
    guard let shard else {
      try result.gallery.write(to: run.folder.url)
      conclude(result, took: watch.seconds, on: console)
      return result.status
    }
    try run.writeBundle(result, shard: shard)
    conclude(result, took: watch.seconds, on: console)
    return result.status
  }

  private func conclude(_ result: ExportRun.Result, took: Double, on console: Console) {
    let films = result.gallery.entries.filter { $0.film != nil && $0.problem == nil }.count
    let made = films - result.kept
    let failed = result.gallery.entries.count - films
    let kept = result.kept > 0 ? ", \(made) made and \(result.kept) kept" : ""
    let missing = failed > 0 ? ", \(failed) without a film" : ""
    console.note("\(films) films\(kept)\(missing); took \(seconds(took))")
    for entry in result.gallery.entries {
      guard let problem = entry.problem else { continue }
      let name = entry.scene + (entry.preview.map { " · \($0)" } ?? "")
      let reason = problem.message.split(separator: "\n").first { $0.contains("error:") }
      let line = reason ?? problem.message.split(separator: "\n").first ?? ""
      console.note("  \(name): \(problem.status): \(line)")
    }
    let folder = URL(fileURLWithPath: path ?? ".", isDirectory: true).relativePath
    let page = folder + (shard == nil ? "/index.html" : "/" + ShardBundle.fileName)
    console.result(console.wantsJSON ? JSONText.of(result.gallery) : page)
  }
}
