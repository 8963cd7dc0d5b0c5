import Batch
import Encoders
import Foundation
import Playback
import Raster
import Review
import Serve

/// Keeps a gallery true while its scenes change.
final class WatchRun: @unchecked Sendable {
  private let folder: ExportFolder
  private let arguments: ParsedArguments
  private let server: GalleryServer
  private let console: Console
  /// What the page shows of each scene.
  private var shown: [String: [GalleryEntry]] = [:]

  init(
    folder: ExportFolder, arguments: ParsedArguments, server: GalleryServer, console: Console
  ) {
    self.folder = folder
    self.arguments = arguments
    self.server = server
    self.console = console
  }

  /// Puts the page there with the films of an earlier run, so that it can be opened at once.
  func open(_ scenes: [SceneSource]) throws {
    try folder.create()
    let records = ExportRecords(folder)
    try write(scenes.flatMap { records.films(of: $0.name).map(\.entry) })
  }

  private func write(_ entries: [GalleryEntry]) throws {
    try Gallery(
      title: arguments[Options.title] ?? "Live review", tool: "zoetrope \(ToolVersion.text)",
      entries: entries
    ).write(to: folder.url)
  }

  /// Makes the films of scenes that are new or have changed, and the page.
  /// - Parameter changed: Paths of changed files; nil for all.
  func update(_ scenes: [SceneSource], changed: Set<String>?) throws {
    let watch = Stopwatch()
    let parts = arguments[Options.watchParts] ?? []
    let requests = try FilmRequests(arguments)
    let export = FilmExport(
      folder, parts: parts, maker: FilmMaker(confinement: requests.confinement))
    try folder.create()
    let due = scenes.filter { isDue($0, changed) }
    server.tell("busy", "drawing \(due.map(\.shortName).joined(separator: ", "))")
    let outcomes = SceneBatch(
      lanes: arguments[Options.lanes] ?? 1, previews: export.previews,
      isStopped: { Interruption.hasHappened }
    ).run(
      due, films: requests.films,
      work: { [self] item -> GalleryEntry in
        if let known = export.known(item) { return known }
        return try export.make(item) { firstFrame(InterruptibleSink($0), of: item, watch) }
      })
    if Interruption.hasHappened { throw Interruption() }
    for scene in due { shown[scene.name] = nil }
    for outcome in outcomes { add(outcome) }
    try write(scenes.flatMap { shown[$0.name] ?? [] })
    server.tell("reload", "")
    let names = due.map(\.shortName).joined(separator: ", ")
    if !due.isEmpty { console.note("\(names): \(seconds(watch.seconds))") }
  }

  /// A scene is due where it is new, has a changed file, or lies beside a changed file that is no
  /// scene, such as a picture.
  private func isDue(_ scene: SceneSource, _ changed: Set<String>?) -> Bool {
    guard let changed, shown[scene.name] != nil else { return true }
    let files = scene.files.map(\.standardizedFileURL)
    return changed.contains { path in
      files.contains { file in
        if path.hasSuffix(".swift") { return file.path == path }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return (file.path as NSString).deletingLastPathComponent.hasPrefix(folder)
          || folder.hasPrefix((file.path as NSString).deletingLastPathComponent)
      }
    }
  }

  private func add(_ outcome: SceneBatch.Outcome<GalleryEntry>) {
    var entry = ExportRun.entry(outcome)
    guard case .failure(let error) = outcome.result else {
      shown[outcome.scene.name, default: []].append(entry)
      return
    }
    let failure = Failure(error)
    console.report(failure.about(outcome.scene.name))
    // The last good films stay, with what is wrong now.
    let records = ExportRecords(folder)
    var last = records.films(of: outcome.scene.name).map(\.entry)
    if outcome.preview != nil {
      last = last.filter { $0.preview == entry.preview }
    }
    guard !last.isEmpty else {
      shown[outcome.scene.name, default: []].append(entry)
      return
    }
    for old in last {
      let problem = entry.problem
      entry = old
      entry.problem = problem
      shown[outcome.scene.name, default: []].append(entry)
    }
  }

  // MARK: First frame

  private struct FirstFrame: Encodable {
    let film: String
    let picture: String
  }

  private func firstFrame(
    _ inner: any FrameSink, of item: SceneBatch.Item, _ watch: Stopwatch
  ) -> any FrameSink {
    FirstFrameSink(inner) { [self] pixels in
      let stem = FilmNames.stem(of: item)
      let place = folder.url.appendingPathComponent("posters/\(stem).png")
      guard let bytes = try? PNG.encode(pixels, alpha: false, level: 1),
        (try? Data(bytes).write(to: place, options: .atomic)) != nil
      else { return }
      let told = FirstFrame(film: folder.filmPath(stem), picture: folder.posterPath(stem))
      server.tell("frame", JSONText.compact(told))
      console.detail("\(item.scene.name): first frame after \(seconds(watch.seconds))")
    }
  }
}

/// Shows the first frame of a film while the others are drawn.
private final class FirstFrameSink: FrameSink {
  private let inner: any FrameSink
  private let show: (Pixmap) -> Void
  private var isFirst = true

  init(_ inner: any FrameSink, show: @escaping (Pixmap) -> Void) {
    self.inner = inner
    self.show = show
  }

  func begin(_ format: FilmFormat) throws { try inner.begin(format) }
  func consume(_ frame: Frame) throws {
    if isFirst { show(frame.pixels) }
    isFirst = false
    try inner.consume(frame)
  }
  func finish() throws { try inner.finish() }
  func cancel() { inner.cancel() }
}
