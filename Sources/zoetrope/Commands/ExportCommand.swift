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
      "Every preview of every scene becomes an MP4 and a poster; index.html in the output folder "
        + "plays them from disk, and export.json tells the same to programs. Each Swift file is a "
        + "scene, and so is each folder whose name ends in .scene. A scene that fails is listed "
        + "and does not stop the others."
    ],
    examples: ["zoetrope export Scenes -o review", "zoetrope export Scenes -o review --dark -j 2"],
    options: [Options.folder.spec, Options.title.spec]
      + Options.scenes
      + [Options.lanes.spec] + Options.messages)

  private let scenes: [SceneSource]
  private let arguments: ParsedArguments
  private let folder: ExportFolder
  private let path: String

  init(_ arguments: ParsedArguments) throws {
    guard let path = arguments[Options.folder] else {
      throw UsageError.operandMissing(command: Self.spec.invocation, wanted: "a folder with -o DIR")
    }
    self.arguments = arguments
    self.path = path
    folder = ExportFolder(url: URL(fileURLWithPath: path))
    scenes = try SceneOperands.manyScenes(arguments.operands)
  }

  func run(_ console: Console) throws -> ExitStatus {
    try folder.create()
    let watch = Stopwatch()
    let flags = arguments
    let requests = try FilmRequests(flags)
    let target = folder
    let log = BatchLog(console)
    let outcomes = SceneBatch(
      lanes: flags[Options.lanes] ?? 1, isStopped: { Interruption.hasHappened }
    ).run(
      scenes, films: requests.films,
      finished: { log.tell($0, of: $1) },
      work: { try Self.film($0, in: target) })
    let status = try BatchStatus.of(outcomes.map(\.result))
    let gallery = Gallery(
      title: arguments[Options.title] ?? "Design review", tool: "zoetrope \(ToolVersion.text)",
      entries: outcomes.map(Self.entry))
    try gallery.write(to: folder.url)
    conclude(gallery, took: watch.seconds, on: console)
    return status
  }

  private static func film(
    _ item: SceneBatch.Item, in folder: ExportFolder
  ) throws -> ExportedFilm {
    let stem = FilmNames.stem(of: item)
    let sink = try folder.sink(for: stem, isDark: item.request.surroundings.isDark)
    let report = try FilmMaker().make(item.request, into: InterruptibleSink(sink))
    let rate = item.request.cut.playbackRate(of: item.request.rate)
    let film = GalleryEntry.Film(
      path: folder.filmPath(stem), poster: folder.posterPath(stem), frames: report.frameCount,
      fps: rate.description, framesPerSecond: Double(rate.numerator) / Double(rate.denominator),
      durationSeconds: report.durationSeconds, widthPixels: report.pixelWidth,
      heightPixels: report.pixelHeight, scale: item.request.scale, ending: report.ending,
      moves: report.moves)
    return ExportedFilm(film: film, warnings: report.warnings)
  }

  private static func entry(_ outcome: SceneBatch.Outcome<ExportedFilm>) -> GalleryEntry {
    let scene = outcome.scene
    let file = outcome.preview?.file ?? scene.files.first?.path ?? scene.name
    let path = scene.portable(URL(fileURLWithPath: file).standardizedFileURL.path)
    var entry = GalleryEntry(
      scene: scene.name, preview: outcome.title,
      source: outcome.preview.map { "\(path):\($0.line)" } ?? path)
    switch outcome.result {
    case .success(let made):
      entry.film = made.film
      entry.warnings = made.warnings.map(scene.portable)
    case .failure(let error):
      let failure = Failure(error)
      entry.problem = GalleryEntry.Problem(
        status: failure.name, exitCode: failure.status.rawValue,
        message: scene.portable(failure.message))
    }
    return entry
  }

  private func conclude(_ gallery: Gallery, took: Double, on console: Console) {
    let films = gallery.entries.filter { $0.film != nil }.count
    let failed = gallery.entries.count - films
    let missing = failed > 0 ? ", \(failed) without a film" : ""
    console.note("\(films) films\(missing); took \(seconds(took))")
    let page = URL(fileURLWithPath: path, isDirectory: true).relativePath + "/index.html"
    console.result(console.wantsJSON ? JSONText.of(gallery) : page)
  }
}

/// A film of an export.
struct ExportedFilm: Sendable {
  let film: GalleryEntry.Film
  let warnings: [String]
}
