import Batch
import Foundation
import Playback
import Review
import Synchronization

/// Makes what is missing in the folder of an export.
struct ExportRun {
  /// All films in order, how many were there already, and how it ended.
  struct Result {
    let gallery: Gallery
    let kept: Int
    let status: ExitStatus
  }

  let scenes: [SceneSource]
  let folder: ExportFolder
  let parts: [FilmExport.Part]
  let requests: FilmRequests
  let lanes: Int
  let title: String
  let shard: Shard?
  private let settings: String

  init(
    scenes: [SceneSource], folder: ExportFolder, parts: [FilmExport.Part],
    arguments: ParsedArguments, shard: Shard? = nil
  ) throws {
    self.scenes = scenes
    self.folder = folder
    self.parts = parts
    self.shard = shard
    requests = try FilmRequests(arguments)
    lanes = arguments[Options.lanes] ?? 1
    title = arguments[Options.title] ?? "Design review"
    var flags = try FilmSettings(arguments)
    flags.threads = nil
    settings = "\(flags) \(parts)"
  }

  /// The scenes that fall to this machine, with their positions among all.
  var share: [(position: Int, scene: SceneSource)] {
    scenes.enumerated().filter { shard?.takes($0.offset) ?? true }
      .map { (position: $0.offset, scene: $0.element) }
  }

  func run(_ console: Console) throws -> Result {
    try folder.create()
    ShardBundle.open(folder.url)
    let export = FilmExport(
      folder, parts: parts, maker: FilmMaker(confinement: requests.confinement))
    let own = share.map(\.scene)
    let log = BatchLog(console, scenes: own.count)
    let kept = Kept()
    let outcomes = SceneBatch(
      lanes: lanes, previews: export.previews, isStopped: { Interruption.hasHappened }
    ).run(
      own, films: requests.films, listed: { log.listed($0) },
      finished: { log.tell($0, of: $1) },
      work: { item -> GalleryEntry in
        if let known = export.known(item) {
          kept.add()
          return known
        }
        log.begin()
        return try export.make(item, guarded: InterruptibleSink.init)
      })
    log.finish()
    let status: ExitStatus
    do {
      status = try BatchStatus.of(outcomes.map(\.result))
    } catch {
      let films = outcomes.filter { (try? $0.result.get()) != nil }.count
      console.note(
        "\(films) films are kept in '\(folder.url.relativePath)'; the same command goes on there")
      throw error
    }
    let entries = outcomes.map(Self.entry)
    prune(outcomes)
    return Result(
      gallery: Gallery(title: title, tool: "zoetrope \(ToolVersion.text)", entries: entries),
      kept: kept.count, status: status)
  }

  /// Films of scenes that are gone go too.
  private func prune(_ outcomes: [SceneBatch.Outcome<GalleryEntry>]) {
    let items = outcomes.compactMap { outcome in (try? outcome.result.get())?.film?.path }
    let stems = items.map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
    let broken = outcomes.filter { (try? $0.result.get()) == nil }.map(\.scene.name)
    ExportRecords(folder).prune(keeping: Set(stems), broken: Set(broken))
  }

  /// What a gallery says of an outcome.
  static func entry(_ outcome: SceneBatch.Outcome<GalleryEntry>) -> GalleryEntry {
    switch outcome.result {
    case .success(let entry): return entry
    case .failure(let error):
      let failure = Failure(error)
      var entry = FilmExport.entry(
        scene: outcome.scene, preview: outcome.preview, request: outcome.request)
      entry.problem = GalleryEntry.Problem(
        status: failure.name, exitCode: failure.status.rawValue,
        message: outcome.scene.portable(failure.message))
      return entry
    }
  }

  /// Says what this machine has made, for `merge`.
  func writeBundle(_ result: Result, shard: Shard) throws {
    var bundle = ShardBundle(
      shard: shard, tool: result.gallery.tool, settings: settings, title: title, scenes: scenes)
    let byScene = Dictionary(grouping: result.gallery.entries, by: \.scene)
    bundle.shares = share.map {
      ShardBundle.Share(position: $0.position, entries: byScene[$0.scene.name] ?? [])
    }
    let paths = result.gallery.entries.compactMap(\.film).flatMap {
      [$0.path, $0.poster, $0.gif, $0.sheet, $0.curves].compactMap { $0 }
    }
    try bundle.write(to: folder.url, paths: paths)
  }

  /// Counts films that were there already.
  private final class Kept: Sendable {
    private let number = Atomic<Int>(0)
    var count: Int { number.load(ordering: .relaxed) }
    func add() { number.add(1, ordering: .relaxed) }
  }
}
