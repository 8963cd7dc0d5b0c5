import CLibAV
package import Display
package import Raster

/// Decodes film files through libav, for checks and comparisons.
///
/// Bounds: planes are read row by row within libav's own stride and size.
package final class FilmReader {
  private let handle: OpaquePointer
  private let path: String

  /// Opens a film.
  ///
  /// `decoder` is libav's name of one; nil for the usual. VP9 keeps its alpha only with "libvpx-vp9".
  package init(path: String, decoder: String? = nil) throws(EncodeError) {
    self.path = path
    var words = zav_message()
    guard let opened = zav_reader_open(path, decoder, &words) else {
      throw .cannotRead(path: path, reason: LibAV.text(words))
    }
    handle = opened
  }

  deinit { zav_reader_free(handle) }

  /// Headers and frame count of a file.
  package static func summary(of path: String) throws(EncodeError) -> FilmSummary {
    var found = zav_summary()
    var words = zav_message()
    guard zav_probe(path, &found, &words) != 0 else {
      throw .cannotRead(path: path, reason: LibAV.text(words))
    }
    func text<T>(_ field: T) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return FilmSummary(
      size: PixelSize(width: Int(found.width), height: Int(found.height)),
      frameCount: Int(found.frames), durationSeconds: found.duration_seconds,
      rateNumerator: Int(found.rate_numerator), rateDenominator: Int(found.rate_denominator),
      codec: text(found.codec), pixelFormat: text(found.pixel_format), range: text(found.range),
      matrix: text(found.matrix), primaries: text(found.primaries),
      transfer: text(found.transfer), chromaLocation: text(found.chroma))
  }

  /// Moves to the next frame; false at the end.
  package func next() throws(EncodeError) -> Bool {
    var words = zav_message()
    let result = zav_reader_next(handle, &words)
    guard result >= 0 else { throw .cannotRead(path: path, reason: LibAV.text(words)) }
    return result > 0
  }

  package var size: PixelSize {
    PixelSize(width: Int(zav_reader_width(handle)), height: Int(zav_reader_height(handle)))
  }

  /// When the current frame is shown, from the start of the film.
  package var timeSeconds: Double { zav_reader_time(handle) }

  /// Bytes of a plane as decoded, rows without padding.
  package func plane(_ index: Int, rowBytes: Int, rows: Int) -> [UInt8] {
    var stride = 0
    guard let bytes = zav_reader_plane(handle, Int32(index), &stride) else { return [] }
    var result: [UInt8] = []
    for y in 0..<rows {
      result.append(contentsOf: UnsafeBufferPointer(start: bytes + y * stride, count: rowBytes))
    }
    return result
  }

  /// The current frame as straight RGBA.
  package func rgba() throws(EncodeError) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    var words = zav_message()
    guard zav_reader_rgba(handle, &pixels, &words) != 0 else {
      throw .cannotRead(path: path, reason: LibAV.text(words))
    }
    return pixels
  }

  /// The current frame as a picture of its own.
  package func picture() throws(EncodeError) -> Pixmap {
    Pixmap(size: size, rgba: try rgba())
  }
}
