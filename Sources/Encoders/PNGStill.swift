import Foundation
import Playback

/// One picture as PNG, to a file or to standard output.
final class PNGStill: FilmEncoder {
  private let path: String
  private let options: EncodingOptions
  private var format: FilmFormat?
  private var bytes: [UInt8]?
  let notices: [String] = []
  private(set) var film: EncodedFilm?

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    PNGStill(path: path, options: options)
  }

  private init(path: String, options: EncodingOptions) {
    self.path = path
    self.options = options
  }

  package func begin(_ format: FilmFormat) throws {
    if let count = format.frameCount, count > 1 {
      throw EncodeError.moreThanOneFrame(path: path)
    }
    self.format = format
  }

  package func consume(_ frame: Frame) throws {
    guard let format else { return }
    guard bytes == nil else { throw EncodeError.moreThanOneFrame(path: path) }
    bytes = try PNG.encode(
      frame.pixels, alpha: format.hasAlpha, level: options.deflateLevel, metadata: options.metadata)
  }

  package func finish() throws {
    guard let format, let bytes else { throw EncodeError.noFrames(path: path) }
    if path == "-" {
      try Descriptor.write(bytes, to: STDOUT_FILENO, path: "-")
    } else {
      let file = try OutputFile(path: path)
      try file.write(bytes)
      try file.flush()
      try options.check?.inspect(file.temporaryPath)
      try file.commit()
    }
    film = EncodedFilm(
      paths: path == "-" ? [] : [path], format: "PNG", size: format.size, frameCount: 1,
      durationSeconds: 0, byteCount: bytes.count, pixelFormat: format.hasAlpha ? "rgba" : "rgb24",
      codec: "png", hasAlpha: format.hasAlpha)
  }

  package func cancel() { bytes = nil }
}
