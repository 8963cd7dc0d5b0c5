import CLibAV
import Display

/// The doorway to FFmpeg's libraries: settings in, planes to fill, errors out.
///
/// Bounds: `zav_plane` gives memory of `stride * rows` bytes that belongs to the writer and is
/// valid until the next `writeFrame`; the closure forms below never let it out.
enum LibAV {
  /// A film file being written.
  final class Writer {
    private let handle: OpaquePointer
    private let profile: VideoProfile
    private let path: String

    /// Opens `file`, where libav writes; `path` is only for messages.
    init(
      profile: VideoProfile, settings: FilmSettings, file: String, path: String
    ) throws(EncodeError) {
      self.profile = profile
      self.path = path
      var words = zav_message()
      let opened = Self.withFilm(profile, settings, file) { film in
        withUnsafePointer(to: film) { zav_open($0, &words) }
      }
      guard let opened else { throw LibAV.failure(profile.name, path, words) }
      handle = opened
    }

    deinit { zav_free(handle) }

    /// Memory of a plane of the frame to come, which still holds the frame before.
    func plane(_ index: Int32) throws(EncodeError) -> (bytes: UnsafeMutableRawPointer, stride: Int)
    {
      var stride = 0
      guard let bytes = zav_plane(handle, index, &stride) else {
        throw .outOfMemory(what: "encoding \(profile.name)")
      }
      return (UnsafeMutableRawPointer(bytes), stride)
    }

    func writeFrame() throws(EncodeError) {
      var words = zav_message()
      guard zav_write(handle, &words) != 0 else {
        throw LibAV.failure(profile.name, path, words)
      }
    }

    func finish() throws(EncodeError) {
      var words = zav_message()
      guard zav_finish(handle, &words) != 0 else {
        throw LibAV.failure(profile.name, path, words)
      }
    }

    private static func withFilm<Result>(
      _ profile: VideoProfile, _ settings: FilmSettings, _ file: String,
      _ body: (zav_film) -> Result
    ) -> Result {
      withCStrings([
        file, profile.container, profile.codec, profile.pixelFormat,
        profile.codecOptions.joined(separator: ";"),
        profile.containerOptions.joined(separator: ";"), profile.packetFilter, settings.comment,
      ]) { texts in
        var film = zav_film()
        film.path = texts[0]
        film.container = texts[1]
        film.codec = texts[2]
        film.pixel_format = texts[3]
        film.codec_options = texts[4]
        film.container_options = texts[5]
        film.packet_filter = texts[6]
        film.comment = texts[7]
        film.width = Int32(settings.size.width)
        film.height = Int32(settings.size.height)
        film.rate_numerator = Int32(settings.rateNumerator)
        film.rate_denominator = Int32(settings.rateDenominator)
        film.threads = Int32(profile.threads)
        film.key_interval = Int32(settings.keyInterval)
        film.bit_rate = Int64(settings.bitrate)
        film.matrix = profile.layout == .jfif ? ZAV_JFIF : ZAV_BT709_LIMITED
        return body(film)
      }
    }
  }

  /// Begins to load the libraries, some hundred files, while other things are done.
  static func loadAhead() { zav_load_ahead() }

  /// Whether the machine's libavcodec has an encoder.
  static func hasEncoder(_ name: String) -> Bool { zav_has_encoder(name) != 0 }

  /// Throws when the libraries or the encoder are missing.
  static func require(_ profile: VideoProfile) throws(EncodeError) {
    var words = zav_message()
    guard zav_load(&words) != 0 else {
      throw .libraryMissing(name: text(words), install: "libavcodec59 libavformat59 libswscale6")
    }
    guard hasEncoder(profile.codec) else {
      throw .codecMissing(name: profile.codec, format: profile.name, install: "libavcodec-extra59")
    }
  }

  static func failure(_ format: String, _ path: String, _ words: zav_message) -> EncodeError {
    let reason = text(words)
    return reason.contains("No space left on device")
      ? .diskFull(path: path)
      : .encoderFailed(format: format, path: path, reason: reason)
  }

  static func text(_ message: zav_message) -> String {
    withUnsafeBytes(of: message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// C strings that live while the closure runs; an empty text becomes a null pointer.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var pointers: [UnsafePointer<CChar>?] = []
    func next(_ index: Int) -> Result {
      guard index < texts.count else { return body(pointers) }
      guard !texts[index].isEmpty else {
        pointers.append(nil)
        return next(index + 1)
      }
      return texts[index].withCString {
        pointers.append($0)
        return next(index + 1)
      }
    }
    return next(0)
  }
}
