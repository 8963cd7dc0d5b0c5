import Playback

/// Uncompressed frames, straight RGBA, rows top-down without padding and nothing between frames.
final class RawRGBA: FilmEncoder {
  private var stream: RawStream
  private let options: EncodingOptions
  let notices: [String] = []
  var film: EncodedFilm? { stream.film }

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    RawRGBA(path: path, options: options)
  }

  private init(path: String, options: EncodingOptions) {
    self.options = options
    stream = RawStream(path: path, name: "raw RGBA", pixelFormat: "rgba")
  }

  package func begin(_ format: FilmFormat) throws {
    try stream.begin(format, storing: format.size, header: "")
  }

  package func consume(_ frame: Frame) throws {
    try stream.check(frame)
    try stream.writeFrame(frame.pixels.rgba())
  }

  package func finish() throws {
    try stream.finish { file throws(EncodeError) in
      try options.check?.inspect(raw: file, header: 0, frameHeader: 0) { $0.rgba() }
    }
  }
  package func cancel() { stream.cancel() }
}
