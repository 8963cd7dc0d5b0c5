import Audit
import Encoders
import Foundation
import Playback
import Review

/// Makes all that an export shows of a film.
package struct FilmExport: Sendable {
  /// What is made beside the film itself.
  package enum Part: String, CaseIterable, Sendable {
    case gif, sheet, curves
  }
  /// Frames of a contact sheet.
  private static let cells = 12

  private let folder: ExportFolder
  private let records: ExportRecords
  private let parts: [Part]
  private let maker: FilmMaker

  package init(_ folder: ExportFolder, parts: [Part], maker: FilmMaker = FilmMaker()) {
    self.folder = folder
    self.parts = parts
    self.maker = maker
    records = ExportRecords(folder)
  }

  /// The previews of a scene, from an earlier run where it has not changed.
  package func previews(of scene: SceneSource) throws -> [PreviewDescription] {
    let key = ContentKey.scene(scene)
    if let known = records.previews(scene, key: key) { return known }
    let found = try maker.previews(of: scene).map { preview in
      var preview = preview
      preview.file = scene.portable(URL(fileURLWithPath: preview.file).standardizedFileURL.path)
      return preview
    }
    try records.keep(found, of: scene, key: key)
    return found
  }

  /// What a film depends on.
  package func key(of item: SceneBatch.Item) -> String {
    ContentKey.film(
      item.request, scene: ContentKey.scene(item.scene), parts: parts.map(\.rawValue))
  }

  /// The film as an earlier run left it; nil where it must be made.
  package func known(_ item: SceneBatch.Item) -> GalleryEntry? {
    records.film(FilmNames.stem(of: item), key: key(of: item))?.entry
  }

  /// Makes a film.
  ///
  /// `guarded` is laid around what eats the frames.
  /// - Throws: What the scene, an encoder or the disk says; nothing unfinished is left behind.
  package func make(
    _ item: SceneBatch.Item, guarded: (any FrameSink) -> any FrameSink = { $0 }
  ) throws -> GalleryEntry {
    let stem = FilmNames.stem(of: item)
    let key = key(of: item)
    var entry = Self.entry(scene: item.scene, preview: item.preview, request: item.request)
    let request = item.request
    var sinks = try folder.sinks(
      for: stem, isDark: request.surroundings.isDark, withGIF: parts.contains(.gif),
      threads: request.threads)
    var paths = [folder.filmPath(stem), folder.posterPath(stem)]
    if parts.contains(.gif) { paths.append(folder.gifPath(stem)) }

    let needsMotion = parts.contains(.sheet) || parts.contains(.curves)
    let motion = needsMotion ? try Motion(item, maker) : Motion()
    let title = item.scene.shortName + (entry.preview.map { ": \($0)" } ?? "")
    let sheet = ContactSheet(title: title)
    if parts.contains(.sheet) {
      sinks.append(PickingSink(sheet, sceneFrames: motion.keyFrames(Self.cells)))
    }
    let report = try maker.make(request, into: guarded(FanOutSink(sinks)))
    var film = Self.film(stem, request, report, in: folder)
    if parts.contains(.gif) { film.gif = folder.gifPath(stem) }
    if parts.contains(.sheet) {
      film.sheet = folder.sheetPath(stem)
      try write(
        PNG.encode(
          sheet.sheet(notes: sheet.timesSeconds.map(motion.phase)).pixels(scale: 1), alpha: false),
        to: folder.sheetPath(stem), among: &paths)
    }
    if parts.contains(.curves) {
      let plot = MotionPanels.plot(title: title, motion.tracks)
      if !plot.panels.isEmpty {
        film.curves = folder.curvesPath(stem)
        try write(
          Array(plot.drawing.svg.utf8), to: folder.curvesPath(stem), among: &paths)
      }
      entry.motions = MotionTable(motion.tracks).rows.map(GalleryEntry.Motion.init)
    }
    entry.film = film
    entry.warnings = report.warnings.map(item.scene.portable)
    try records.keep(
      entry, stem: stem, key: key, paths: paths,
      fonts: Array(report.fonts.keys))
    return entry
  }

  /// What a gallery says of a film before it is made.
  package static func entry(
    scene: SceneSource, preview: PreviewDescription?, request: FilmRequest?
  ) -> GalleryEntry {
    let path =
      preview?.file
      ?? scene.portable(scene.files.first?.standardizedFileURL.path ?? scene.name)
    let parts = [request?.shot ?? preview?.name, request?.variantWords].compactMap { $0 }
    return GalleryEntry(
      scene: scene.name, preview: parts.isEmpty ? nil : parts.joined(separator: ", "),
      variant: request?.variantWords, source: preview.map { "\(path):\($0.line)" } ?? path)
  }

  private static func film(
    _ stem: String, _ request: FilmRequest, _ report: SceneReport, in folder: ExportFolder
  ) -> GalleryEntry.Film {
    let rate = request.cut.playbackRate(of: request.rate)
    return GalleryEntry.Film(
      path: folder.filmPath(stem), poster: folder.posterPath(stem), frames: report.frameCount,
      fps: rate.description, framesPerSecond: Double(rate.numerator) / Double(rate.denominator),
      durationSeconds: report.durationSeconds, widthPixels: report.pixelWidth,
      heightPixels: report.pixelHeight, scale: request.scale, ending: report.ending,
      moves: report.moves)
  }

  /// A film as numbers.
  private struct Motion {
    var tracks = TrackSet(timesSeconds: [], tracks: [])
    /// The number of each frame on the scene's grid.
    var frames: [Int] = []

    init() {}

    init(_ item: SceneBatch.Item, _ maker: FilmMaker) throws {
      let (record, _) = try maker.record(item.request)
      let sources = SourceText(
        try item.scene.files.map { ($0.path, try String(contentsOf: $0, encoding: .utf8)) })
      tracks = TrackSet(record, sources: sources)
      frames = record.frames
    }

    func keyFrames(_ count: Int) -> Set<Int> {
      Set(MotionEnergy(tracks).keyFrames(count).map { frames[$0] })
    }

    /// The phase reached at a time.
    func phase(at time: Double) -> String {
      tracks.events.last { $0.kind == "phase" && $0.timeSeconds <= time + 1e-9 }?.detail ?? ""
    }
  }

  private func write(_ bytes: [UInt8], to path: String, among paths: inout [String]) throws {
    try Data(bytes).write(to: folder.url.appendingPathComponent(path), options: .atomic)
    paths.append(path)
  }
}

extension GalleryEntry.Motion {
  fileprivate init(_ row: MotionTable.Row) {
    self.init(
      view: row.view, property: row.property, from: row.from, to: row.to,
      startSeconds: row.startSeconds, durationSeconds: row.durationSeconds, curve: row.curve,
      settleSeconds: row.settleSeconds, overshoot: row.overshoot)
  }
}
