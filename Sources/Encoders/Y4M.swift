import Playback

/// Uncompressed 4:2:0 frames with a header that ffmpeg and encoders read from a pipe.
final class Y4M: FilmEncoder {
  private static let frameHeader = Array("FRAME\n".utf8)
  private var stream: RawStream
  private let options: EncodingOptions
  private var filler: PlaneFiller?
  /// The frame before, then this one.
  private var planes: [UInt8] = []
  private(set) var notices: [String] = []
  var film: EncodedFilm? { stream.film }

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    Y4M(path: path, options: options)
  }

  private init(path: String, options: EncodingOptions) {
    stream = RawStream(path: path, name: "Y4M", pixelFormat: "yuv420p")
    self.options = options
  }

  package func begin(_ format: FilmFormat) throws {
    let size = format.size.even
    if size != format.size {
      notices.append(
        "Y4M stores even sizes only: \(format.size) became \(size), the last column or row is "
          + "repeated")
    }
    if format.hasAlpha { notices.append("Y4M has no alpha: transparent parts lie over the ground") }
    filler = PlaneFiller(
      source: format.size, padded: size, layout: .i420,
      background: format.hasAlpha ? options.background : nil)
    let rate = format.rate
    // mpeg2 is the name of left-sited chroma.
    try stream.begin(
      format, storing: size,
      header: "YUV4MPEG2 W\(size.width) H\(size.height) F\(rate.numerator):\(rate.denominator) "
        + "Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\n")
  }

  package func consume(_ frame: Frame) throws {
    try stream.check(frame)
    guard let filler else { return }
    if !frame.repeatsPrevious || planes.isEmpty {
      filler.packI420(frame.pixels, in: planes.isEmpty ? nil : frame.changes, into: &planes)
    }
    try stream.writeFrame(planes, header: Self.frameHeader)
  }

  package func finish() throws {
    let header = stream.headerBytes
    try stream.finish { file throws(EncodeError) in
      try options.check?.inspect(
        raw: file, header: header, frameHeader: Self.frameHeader.count
      ) { picture in
        var planes: [UInt8] = []
        filler?.packI420(picture, into: &planes)
        return planes
      }
    }
  }
  package func cancel() { stream.cancel() }
}
