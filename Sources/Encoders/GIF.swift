import Display
import Playback
import Raster

/// Animated GIF: one palette for the whole film, changes only, lengths that add up.
///
/// Frames are collected until the last one is known, because the palette serves them all.
final class GIF: FilmEncoder {
  private let path: String
  private var options: EncodingOptions
  private var format: FilmFormat?
  private var output: Output?
  private var spool: ChangeSpool?
  private var clock = RoundedClock(rate: .sixty, ticksPerSecond: 100, shortest: 2)
  private let census = ColorCensus()
  /// First ticks of the frames that are shown, and their numbers.
  private var starts: [Int] = []
  private var shown: [Int] = []
  /// Where pictures may have changed since the last one that is shown; nil: anywhere.
  private var places: [PixelBox]?
  /// Palettes by their number of colours.
  private var palettes: [Int: [OpaqueColor]] = [:]
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
    self.options.colors = options.colors ?? (options.quality == .draft ? 128 : 256)
    self.options.dither = options.dither ?? (options.quality == .draft ? .none : .ordered)
  }

  private var colors: Int { options.colors ?? 256 }

  package func begin(_ format: FilmFormat) throws {
    guard max(format.size.width, format.size.height) <= 65535 else {
      throw EncodeError.sizeUnsupported(format: "GIF", size: format.size, limit: 65535)
    }
    output = try Output(path: path)
    spool = try ChangeSpool(beside: path, size: format.size)
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
    if !frame.repeatsPrevious {
      places = places.flatMap { old in frame.changes.map { old + $0 } }
    }
    guard clock.shows(frameCount) else { return }
    let picture =
      format.hasAlpha ? frame.pixels.halved(over: options.background) : frame.pixels
    try spool.append(picture, in: places, census: census)
    places = []
    starts.append(clock.tick(frameCount))
    shown.append(frameCount)
  }

  package func finish() throws {
    guard let format, let output, spool != nil else { return }
    do {
      guard !starts.isEmpty else { throw EncodeError.noFrames(path: path) }
      let total = max(clock.tick(frameCount), (starts.last ?? 0) + 2)
      let writer = try write(output, ticks: starts + [total])
      film = EncodedFilm(
        paths: path == "-" ? [] : [path], format: "GIF", size: writer.size,
        frameCount: writer.lengths.count, durationSeconds: Double(total) / 100,
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

  private func write(_ output: Output, ticks: [Int]) throws -> GIFWriter {
    guard let limit = options.maxBytes else {
      let writer = try writer(GIFPlan(colors: colors), ticks)
      try writer.write { bytes throws(EncodeError) in try output.write(bytes) }
      try complete(output, writer)
      return writer
    }
    let (writer, bytes) = try smallEnough(limit, ticks)
    try output.write(bytes)
    try complete(output, writer)
    return writer
  }

  private func writer(_ plan: GIFPlan, _ ticks: [Int]) throws -> GIFWriter {
    guard let spool else { throw EncodeError.noFrames(path: path) }
    let palette =
      palettes[plan.colors]
      ?? PaletteBuilder.palette(census.colors, limit: max(2, min(255, plan.colors - 1)))
    palettes[plan.colors] = palette
    return GIFWriter(
      spool: spool, plan: plan, ticks: ticks, options: options, palette: palette)
  }

  private func complete(_ output: Output, _ writer: GIFWriter) throws {
    guard case .file(let file) = output else { return }
    try file.flush()
    try GIFStructure.check(
      file.temporaryPath, path: path, size: writer.size, lengths: writer.lengths)
    try options.check?.inspect(
      file.temporaryPath, shown: writer.shown.map { shown[$0] },
      times: writer.shown.map { Double(starts[$0]) / 100 })
    try file.commit()
  }

  // MARK: A limit of bytes

  /// The least loss with which the film fits, and its bytes.
  private func smallEnough(_ limit: Int, _ ticks: [Int]) throws -> (GIFWriter, [UInt8]) {
    var plans = GIFPlan.ladder(colors: colors, frames: starts.count)
    let first = plans.removeFirst()
    if let whole = try attempt(first, limit, ticks) { return whole }
    // Whether the film can be so small at all is known from the smallest form.
    guard let last = plans.last, let smallest = try attempt(last, nil, ticks) else {
      throw EncodeError.noFrames(path: path)
    }
    guard smallest.1.count <= limit else {
      throw EncodeError.cannotFit(path: path, limit: limit, smallest: smallest.1.count)
    }
    for plan in plans.dropLast() {
      if let fitting = try attempt(plan, limit, ticks) {
        tell(plan, limit)
        return fitting
      }
    }
    tell(last, limit)
    return smallest
  }

  private func attempt(
    _ plan: GIFPlan, _ limit: Int?, _ ticks: [Int]
  ) throws -> (GIFWriter, [UInt8])? {
    let writer = try writer(plan, ticks)
    var bytes: [UInt8] = []
    do {
      try writer.write(limit: limit) { piece throws(EncodeError) in bytes += piece }
    } catch is GIFWriter.Exceeded {
      return nil
    }
    return (writer, bytes)
  }

  private func tell(_ plan: GIFPlan, _ limit: Int) {
    guard let format else { return }
    var parts: [String] = []
    if plan.colors < colors { parts.append("\(plan.colors) colours") }
    if plan.eighths < 8 { parts.append("\(plan.size(of: format.size)) pixels") }
    if plan.step > 1 { parts.append("each \(plan.step == 2 ? "2nd" : "\(plan.step)th") frame") }
    notices.append("to stay within \(limit) bytes the GIF has \(parts.joined(separator: ", "))")
  }
}
