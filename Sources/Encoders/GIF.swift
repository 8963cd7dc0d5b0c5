import Playback
import Raster

/// Animated GIF: one palette for the whole film, changes only, lengths that add up.
///
/// Frames are collected until the last one is known, because the palette serves them all.
final class GIF: FilmEncoder {
  private let path: String
  private let options: EncodingOptions
  private var format: FilmFormat?
  private var output: Output?
  private var spool: ChangeSpool?
  private var clock = RoundedClock(rate: .sixty, ticksPerSecond: 100, shortest: 2)
  private let delta = FrameDelta()
  private let census = ColorCensus()
  /// First ticks of the frames that are shown.
  private var starts: [Int] = []
  private var frameCount = 0
  private(set) var notices: [String] = []
  private(set) var film: EncodedFilm?

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    GIF(path: path, options: options)
  }

  private init(path: String, options: EncodingOptions) {
    self.path = path
    self.options = options
  }

  package func begin(_ format: FilmFormat) throws {
    guard max(format.size.width, format.size.height) <= 65535 else {
      throw EncodeError.sizeUnsupported(format: "GIF", size: format.size, limit: 65535)
    }
    output = try Output(path: path)
    spool = try ChangeSpool(beside: path)
    clock = RoundedClock(rate: format.rate, ticksPerSecond: 100, shortest: 2)
    self.format = format
    if clock.dropsFrames {
      notices.append(
        "GIF shows at most 50 frames a second: some of the \(format.rate) are left out, the "
          + "length stays; use .apng or .mp4 for all of them")
    }
    if format.hasAlpha {
      notices.append(
        "GIF pixels are clear or opaque: those less than half opaque are left clear, the rest "
          + "lie over the background")
    }
  }

  package func consume(_ frame: Frame) throws {
    guard let format, let spool else { return }
    guard frame.pixels.size == format.size else {
      throw EncodeError.frameSizeChanged(
        found: frame.pixels.size, wanted: format.size, frame: frame.index)
    }
    defer { frameCount += 1 }
    guard clock.shows(frameCount) else { return }
    let picture =
      format.hasAlpha ? frame.pixels.halved(over: options.background) : frame.pixels
    let change = delta.next(picture)
    census.add(change.pixels)
    try spool.append(change)
    starts.append(clock.tick(frameCount))
  }

  package func finish() throws {
    guard let format, let output, let spool else { return }
    do {
      guard !starts.isEmpty else { throw EncodeError.noFrames(path: path) }
      let total = max(clock.tick(frameCount), (starts.last ?? 0) + 2)
      let lengths = zip(starts, starts.dropFirst() + [total]).map { $1 - $0 }
      let writer = GIFWriter(
        size: format.size, spool: spool, lengths: lengths, options: options,
        palette: PaletteBuilder.palette(
          census.colors, limit: max(2, min(255, options.colors - 1))))
      try writer.write(to: output)
      if case .file(let file) = output {
        try file.flush()
        try GIFStructure.check(file.temporaryPath, path: path, size: format.size, lengths: lengths)
        try file.commit()
      }
      film = EncodedFilm(
        paths: path == "-" ? [] : [path], format: "GIF", size: format.size,
        frameCount: starts.count, durationSeconds: Double(total) / 100,
        byteCount: output.byteCount, pixelFormat: "pal8", codec: "gif",
        hasAlpha: format.hasAlpha)
    } catch {
      cancel()
      throw error
    }
  }

  package func cancel() {
    output?.discard()
    output = nil
    spool = nil
  }
}
