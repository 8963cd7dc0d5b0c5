import AnimationCore
import Encoders
import Foundation
import Golden
import Playback
import Raster

/// One shard's run of frames of a long film.
package struct FilmShard: Sendable {
  private static let folderName = "frames"

  private let request: FilmRequest
  private let shard: Shard
  private let folder: URL
  private let maker: FilmMaker

  package init(_ request: FilmRequest, shard: Shard, folder: URL, maker: FilmMaker = FilmMaker()) {
    self.request = request
    self.shard = shard
    self.folder = folder
    self.maker = maker
  }

  /// Draws the run and writes its bundle.
  ///
  /// The frame before the run is drawn too and hashed: where two runs meet, both must agree.
  /// - Returns: The report of the run, and how many frames the whole film has.
  package func make(
    tool: String, settings: String, notes: [String: String] = [:],
    guarded: (any FrameSink) -> any FrameSink,
    progress: @escaping FilmMaker.Progress
  ) throws -> (report: SceneReport, total: Int) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    ShardBundle.open(folder)
    let numbers = try maker.frameNumbers(of: request)
    let range = shard.range(of: numbers.count)
    var bundle = ShardBundle(
      shard: shard, tool: tool, settings: settings, title: request.scene.name,
      scenes: [request.scene])
    let rate = request.cut.playbackRate(of: request.rate)
    var frames = ShardBundle.Frames(
      first: range.lowerBound, end: range.upperBound, total: numbers.count,
      rateNumerator: rate.numerator, rateDenominator: rate.denominator, scale: request.scale,
      hasAlpha: false, isDark: request.surroundings.isDark, hashes: [])
    frames.notes = notes
    var report = SceneReport()
    var paths: [String] = []
    if !range.isEmpty {
      let hasSeam = range.lowerBound > 0
      var part = request
      part.cut = FilmCut()
      part.cut.frames = numbers[(range.lowerBound - (hasSeam ? 1 : 0))..<range.upperBound]
        .map { FrameSpan(first: $0, last: $0) }
      let place = folder.appendingPathComponent(Self.folderName).path
      let encoder = try EncoderRegistry.encoder(path: place + "/%05d.png")
      let sink = SeamSink(encoder, hasSeam: hasSeam)
      report = try maker.make(part, into: guarded(sink), progress: progress)
      frames.hashes = sink.hashes
      frames.seam = sink.seam
      frames.hasAlpha = sink.hasAlpha
      let names = try FileManager.default.contentsOfDirectory(atPath: place)
      paths = names.filter { !$0.hasPrefix(".") }.map { Self.folderName + "/" + $0 }
    }
    bundle.frames = frames
    try bundle.write(to: folder, paths: paths)
    return (report, numbers.count)
  }

  /// Feeds the frames of all shards to a sink as if they came from one film.
  package static func play(_ merge: ShardMerge, into sink: any FrameSink) throws {
    do {
      var format: FilmFormat?
      var position = 0
      var previous: Pixmap?
      for (folder, bundle) in merge.parts {
        guard let frames = bundle.frames, frames.first < frames.end,
          let rate = FrameRate(
            numerator: frames.rateNumerator, denominator: frames.rateDenominator)
        else { continue }
        let place = folder.appendingPathComponent(folderName).path
        let source = try FilmSources.open(place)
        let index = try JSONDecoder().decode(
          FrameIndex.self, from: Data(contentsOf: URL(fileURLWithPath: place + "/frames.json")))
        for hash in frames.hashes {
          guard let picture = try source.next(),
            ContentHash.hexadecimal(picture.contentHash) == hash
          else { throw ShardError.fileChanged(folder: folder.relativePath, file: folderName) }
          if format == nil {
            let first = FilmFormat(
              size: picture.size, rate: rate, frameCount: frames.total,
              hasAlpha: frames.hasAlpha, scale: frames.scale)
            try sink.begin(first)
            format = first
          }
          let entry = index.frames[position - frames.first]
          let picked = picture.copy()
          try sink.consume(
            Frame(
              index: position, sceneFrame: entry.sceneFrame,
              time: Time(seconds: entry.timeSeconds), pixels: picked,
              repeatsPrevious: previous?.equals(picked) ?? false))
          previous = picked
          position += 1
        }
      }
      try sink.finish()
    } catch {
      sink.cancel()
      throw error
    }
  }
}

/// Hashes frames, and keeps the one before the run from the file.
private final class SeamSink: FrameSink {
  private let inner: any FrameSink
  private let hasSeam: Bool
  private(set) var hashes: [String] = []
  private(set) var seam: String?
  private(set) var hasAlpha = false

  init(_ inner: any FrameSink, hasSeam: Bool) {
    self.inner = inner
    self.hasSeam = hasSeam
  }

  func begin(_ format: FilmFormat) throws {
    var format = format
    hasAlpha = format.hasAlpha
    if hasSeam { format.frameCount = format.frameCount.map { max(0, $0 - 1) } }
    try inner.begin(format)
  }

  func consume(_ frame: Frame) throws {
    let hash = ContentHash.hexadecimal(frame.pixels.contentHash)
    if hasSeam, seam == nil {
      seam = hash
      return
    }
    try inner.consume(
      Frame(
        index: hashes.count, sceneFrame: frame.sceneFrame, time: frame.time,
        pixels: frame.pixels, repeatsPrevious: !hashes.isEmpty && frame.repeatsPrevious))
    hashes.append(hash)
  }

  func finish() throws { try inner.finish() }
  func cancel() { inner.cancel() }
}
