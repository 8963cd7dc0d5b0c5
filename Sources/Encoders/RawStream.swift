import Display
import Playback

/// What the uncompressed formats share: an output, a count, and the film at the end.
struct RawStream {
  let path: String
  let name: String
  let pixelFormat: String
  private var format: FilmFormat?
  private var stored = PixelSize(width: 0, height: 0)
  private var output: Output?
  private var frameCount = 0
  private(set) var headerBytes = 0
  private var frameBytes = 0
  private(set) var film: EncodedFilm?

  init(path: String, name: String, pixelFormat: String) {
    self.path = path
    self.name = name
    self.pixelFormat = pixelFormat
  }

  mutating func begin(
    _ format: FilmFormat, storing size: PixelSize, header: String
  ) throws(EncodeError) {
    let output = try Output(path: path)
    self.format = format
    stored = size
    self.output = output
    headerBytes = header.utf8.count
    if !header.isEmpty { try output.write(Array(header.utf8)) }
  }

  func check(_ frame: Frame) throws(EncodeError) {
    guard let format, frame.pixels.size != format.size else { return }
    throw .frameSizeChanged(found: frame.pixels.size, wanted: format.size, frame: frame.index)
  }

  /// Writes a frame after its header.
  mutating func writeFrame(_ bytes: [UInt8], header: [UInt8] = []) throws(EncodeError) {
    if !header.isEmpty { try output?.write(header) }
    try output?.write(bytes)
    frameBytes = header.count + bytes.count
    frameCount += 1
  }

  /// `inspect` is given the file before it gets its name.
  mutating func finish(
    inspect: (String) throws(EncodeError) -> Void = { _ in }
  ) throws(EncodeError) {
    guard let format, let output else { return }
    guard frameCount > 0 else {
      cancel()
      throw .noFrames(path: path)
    }
    if case .file(let file) = output {
      try file.flush()
      let wanted = headerBytes + frameCount * frameBytes
      guard file.byteCount == wanted else {
        throw .notWhole(
          path: path, what: "length", found: "\(file.byteCount)", wanted: "\(wanted)")
      }
      try inspect(file.temporaryPath)
      try file.commit()
    }
    film = EncodedFilm(
      paths: path == "-" ? [] : [path], format: name, size: stored, frameCount: frameCount,
      durationSeconds: Double(frameCount * format.rate.denominator)
        / Double(format.rate.numerator),
      byteCount: output.byteCount, pixelFormat: pixelFormat, codec: "rawvideo",
      hasAlpha: pixelFormat == "rgba" && format.hasAlpha)
  }

  mutating func cancel() {
    output?.discard()
    output = nil
  }
}
