import Playback

/// Animated WebP: changes only, lengths that add up to the millisecond.
///
/// The pictures are libwebp's, the container is ours, so frames compress in parallel and no search
/// for key frames is paid for.
final class WebP: FilmEncoder {
  private let path: String
  private let options: EncodingOptions
  private var format: FilmFormat?
  private var output: Output?
  private var pool: OrderedPool<[UInt8]>?
  private var clock = RoundedClock(rate: .sixty, ticksPerSecond: 1000, shortest: 1)
  // Frames begin at even pixels in this format.
  private let delta = FrameDelta(alignment: 2)
  private var held: [UInt8] = []
  private var frameCount = 0
  let notices: [String] = []
  private(set) var film: EncodedFilm?

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    WebP(path: path, options: options)
  }

  private init(path: String, options: EncodingOptions) {
    self.path = path
    self.options = options
  }

  package func begin(_ format: FilmFormat) throws {
    try LibWebP.require()
    guard max(format.size.width, format.size.height) <= 16383 else {
      throw EncodeError.sizeUnsupported(format: "WebP", size: format.size, limit: 16383)
    }
    let output = try Output(path: path)
    self.output = output
    self.format = format
    clock = RoundedClock(rate: format.rate, ticksPerSecond: 1000, shortest: 1)
    try keep(header(byteCount: 0), output)
    pool = OrderedPool(threads: options.threads) { [unowned self] bytes throws(EncodeError) in
      try keep(bytes, output)
    }
  }

  package func consume(_ frame: Frame) throws {
    guard let format, let pool else { return }
    guard frame.pixels.size == format.size else {
      throw EncodeError.frameSizeChanged(
        found: frame.pixels.size, wanted: format.size, frame: frame.index)
    }
    let change = delta.next(frame.pixels, in: frame.changes)
    let control = WebPChunks.control(
      change, milliseconds: clock.tick(frameCount + 1) - clock.tick(frameCount))
    let picture = SendablePicture(pixels: change.pixels)
    let quality: Int? = options.quality == .high ? nil : options.lossyQuality
    frameCount += 1
    try pool.submit { () throws(EncodeError) in
      let file = try LibWebP.encode(picture.pixels, quality: quality)
      return WebPChunks.chunk("ANMF", control + WebPChunks.pictureChunks(file))
    }
  }

  package func finish() throws {
    guard let format, let output, let pool else { return }
    do {
      guard frameCount > 0 else { throw EncodeError.noFrames(path: path) }
      try pool.drain()
      if !options.metadata.isEmpty { try keep(WebPChunks.notes(options.metadata), output) }
      try complete(output, format)
      film = EncodedFilm(
        paths: path == "-" ? [] : [path], format: "WebP", size: format.size,
        frameCount: frameCount, durationSeconds: Double(clock.tick(frameCount)) / 1000,
        byteCount: output.byteCount, pixelFormat: "rgba", codec: "webp",
        hasAlpha: format.hasAlpha)
    } catch {
      cancel()
      throw error
    }
  }

  package func cancel() {
    pool?.abandon()
    pool = nil
    output?.discard()
    output = nil
  }

  private func keep(_ bytes: [UInt8], _ output: Output) throws(EncodeError) {
    if case .file = output { try output.write(bytes) } else { held += bytes }
  }

  /// Writes the length into the header, decodes the file once and moves it to its place.
  private func complete(_ output: Output, _ format: FilmFormat) throws {
    switch output {
    case .file(let file):
      try file.overwrite(header(byteCount: file.byteCount))
      try file.flush()
      let reader = try WebPReader(data: try WholeFile.read(file.temporaryPath))
      guard reader.frameCount == frameCount, reader.size == format.size else {
        throw EncodeError.notWhole(
          path: path, what: "structure", found: "\(reader.size), \(reader.frameCount) frames",
          wanted: "\(format.size), \(frameCount) frames")
      }
      try options.check?.inspect(
        file.temporaryPath, times: (0..<frameCount).map { Double(clock.tick($0)) / 1000 })
      try file.commit()
    case .standardOutput:
      let head = header(byteCount: held.count)
      held.replaceSubrange(0..<head.count, with: head)
      try output.write(held)
    }
  }

  private func header(byteCount: Int) -> [UInt8] {
    guard let format else { return [] }
    return WebPChunks.header(
      size: format.size, byteCount: byteCount, loops: options.loops,
      hasNotes: !options.metadata.isEmpty)
  }
}
