import Foundation
package import Playback

/// Animated PNG: every frame kept, changes stored as the rectangle that holds them.
///
/// Chunks are ours; libpng here has none for animation. Long runs of unchanged pixels inside a
/// rectangle are stored clear and drawn over, where all that changed is opaque.
package final class APNG: FilmEncoder {
  private let path: String
  private let options: EncodingOptions
  private var format: FilmFormat?
  private var output: Output?
  private var pool: OrderedPool<[UInt8]>?
  /// Short gaps break the patterns of which packing lives.
  private let delta = FrameDelta(shortestGap: 128)
  private var head: [UInt8] = []
  /// Bytes of a stream, which cannot go back to write the number of frames.
  private var held: [UInt8] = []
  private var frameCount = 0
  private var sequence = 0
  package let notices: [String] = []
  package private(set) var film: EncodedFilm?

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    APNG(path: path, options: options)
  }

  package init(path: String, options: EncodingOptions) {
    self.path = path
    self.options = options
  }

  package func begin(_ format: FilmFormat) throws {
    let output = try Output(path: path)
    self.output = output
    self.format = format
    head = header(frames: 0)
    try keep(head, output)
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
    let control = frameControl(change)
    let picture = SendablePicture(pixels: change.pixels)
    let isFirst = frameCount == 0
    let number = sequence
    let level = options.animationLevel
    sequence += isFirst ? 0 : 1
    frameCount += 1
    try pool.submit { () throws(EncodeError) in
      let data = try PNG.compressed(picture.pixels, alpha: true, level: level)
      var bytes: [UInt8] = []
      PNG.appendChunk("fcTL", control, to: &bytes)
      if isFirst {
        PNG.appendChunk("IDAT", data, to: &bytes)
      } else {
        PNG.appendChunk("fdAT", PNGChunkWriter.be32(number) + data, to: &bytes)
      }
      return bytes
    }
  }

  package func finish() throws {
    guard let format, let output, let pool else { return }
    do {
      guard frameCount > 0 else { throw EncodeError.noFrames(path: path) }
      try pool.drain()
      var end: [UInt8] = []
      PNG.appendChunk("IEND", [], to: &end)
      try keep(end, output)
      try complete(output)
      film = EncodedFilm(
        paths: path == "-" ? [] : [path], format: "APNG", size: format.size,
        frameCount: frameCount,
        durationSeconds: Double(frameCount * format.rate.denominator)
          / Double(format.rate.numerator),
        byteCount: output.byteCount, pixelFormat: "rgba", codec: "apng",
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

  /// Writes the number of frames into the header, checks the file and moves it to its place.
  private func complete(_ output: Output) throws {
    let final = header(frames: frameCount)
    switch output {
    case .file(let file):
      try file.overwrite(final)
      try file.flush()
      try check(file)
      try options.check?.inspect(file.temporaryPath)
      try file.commit()
    case .standardOutput:
      held.replaceSubrange(0..<final.count, with: final)
      try output.write(held)
    }
  }

  /// Reads the written file's structure again: every chunk whole, every frame there.
  private func check(_ file: OutputFile) throws {
    let found = try APNGReader(data: try WholeFile.read(file.temporaryPath))
    guard found.frames.count == frameCount else {
      throw EncodeError.notWhole(
        path: path, what: "frame count", found: "\(found.frames.count)", wanted: "\(frameCount)")
    }
  }

  private func header(frames: Int) -> [UInt8] {
    guard let format else { return [] }
    var writer = PNGChunkWriter()
    writer.header(format.size, alpha: true)
    writer.chunk("acTL", PNGChunkWriter.be32(frames) + PNGChunkWriter.be32(options.loops))
    for entry in options.metadata { writer.text(entry) }
    return writer.bytes
  }

  private func frameControl(_ change: FrameDelta.Change) -> [UInt8] {
    guard let format else { return [] }
    defer { sequence += 1 }
    var body = PNGChunkWriter.be32(sequence)
    for value in [change.area.size.width, change.area.size.height, change.area.x, change.area.y] {
      body += PNGChunkWriter.be32(value)
    }
    let delay = Self.delay(format.rate)
    body += PNGChunkWriter.be16(delay.numerator) + PNGChunkWriter.be16(delay.denominator)
    // What was drawn stays; the area is replaced (0) or drawn over (1).
    return body + [0, change.isOver ? 1 : 0]
  }

  /// A frame's length as the format's fraction of two 16-bit numbers.
  ///
  /// Exact for every rate whose parts fit; others lose less than one part in 30000.
  static func delay(_ rate: FrameRate) -> (numerator: Int, denominator: Int) {
    var (numerator, denominator) = (rate.denominator, rate.numerator)
    while max(numerator, denominator) > 65535 {
      numerator = (numerator + 1) / 2
      denominator = (denominator + 1) / 2
    }
    return (numerator, denominator)
  }
}
