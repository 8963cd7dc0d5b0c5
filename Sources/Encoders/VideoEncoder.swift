import Display
import Playback

/// Writes films through libav: converts, encodes, checks, renames.
final class VideoEncoder: FilmEncoder {
  private let path: String
  private let choose: (FilmFormat) -> VideoProfile
  private var profile: VideoProfile
  private let options: EncodingOptions
  private var format: FilmFormat?
  private var file: OutputFile?
  private var writer: LibAV.Writer?
  private var filler: PlaneFiller?
  private var frameCount = 0
  private(set) var notices: [String] = []
  private(set) var film: EncodedFilm?

  /// `profile` may depend on whether the film has alpha; it is asked again when the film begins.
  init(
    path: String, options: EncodingOptions, profile choose: @escaping (FilmFormat) -> VideoProfile
  ) {
    self.path = path
    self.options = options
    self.choose = choose
    LibAV.loadAhead()
    profile = choose(
      FilmFormat(
        size: PixelSize(width: 2, height: 2), rate: .sixty, frameCount: nil, hasAlpha: true,
        scale: 1))
  }

  package func begin(_ format: FilmFormat) throws {
    profile = choose(format)
    try LibAV.require(profile)
    let size = padded(format.size)
    guard size.width <= profile.sizeLimit, size.height <= profile.sizeLimit else {
      throw EncodeError.sizeUnsupported(
        format: profile.name, size: format.size, limit: profile.sizeLimit)
    }
    note(format, size)
    let file = try OutputFile(path: path)
    let settings = FilmSettings(
      size: size, rateNumerator: format.rate.numerator, rateDenominator: format.rate.denominator,
      keyInterval: keyInterval(format.rate), bitrate: options.bitrate ?? 0,
      comment: options.metadata.map { "\($0.keyword): \($0.text)" }.joined(separator: "\n"))
    writer = try LibAV.Writer(
      profile: profile, settings: settings, file: file.temporaryPath, path: path)
    filler = PlaneFiller(
      source: format.size, padded: size, layout: profile.layout,
      background: format.hasAlpha && !profile.keepsAlpha ? options.background : nil)
    self.file = file
    self.format = format
  }

  package func consume(_ frame: Frame) throws {
    guard let format, let writer, let filler else { return }
    guard !profile.isStill || frameCount == 0 else {
      throw EncodeError.moreThanOneFrame(path: path)
    }
    guard frame.pixels.size == format.size else {
      throw EncodeError.frameSizeChanged(
        found: frame.pixels.size, wanted: format.size, frame: frame.index)
    }
    // The planes still hold the frame before.
    if !frame.repeatsPrevious || frameCount == 0 {
      try filler.fill(writer, from: frame.pixels, in: frameCount == 0 ? nil : frame.changes)
    }
    try writer.writeFrame()
    frameCount += 1
  }

  package func finish() throws {
    guard let format, let writer, let file, let filler else { return }
    guard frameCount > 0 else {
      cancel()
      throw EncodeError.noFrames(path: path)
    }
    do {
      try writer.finish()
      self.writer = nil
      try file.flush()
      let film = EncodedFilm(
        paths: [path], format: profile.name, size: filler.padded, frameCount: frameCount,
        durationSeconds: profile.isStill
          ? 0
          : Double(frameCount * format.rate.denominator) / Double(format.rate.numerator),
        byteCount: file.byteCount, pixelFormat: profile.pixelFormat, codec: profile.codecFamily,
        hasAlpha: profile.keepsAlpha)
      try FilmCheck.check(file.temporaryPath, is: film, profile: profile)
      try options.check?.inspect(file.temporaryPath)
      try file.commit()
      self.film = film
    } catch {
      cancel()
      throw error
    }
  }

  package func cancel() {
    writer = nil
    file?.discard()
    file = nil
  }

  private func padded(_ size: PixelSize) -> PixelSize {
    profile.needsEvenSize ? size.even : size
  }

  /// Two seconds: players then seek fast, and flat art loses little.
  private func keyInterval(_ rate: FrameRate) -> Int {
    max(1, (2 * rate.numerator + rate.denominator - 1) / rate.denominator)
  }

  private func note(_ format: FilmFormat, _ size: PixelSize) {
    if size != format.size {
      notices.append(
        "\(profile.name) stores even sizes only: \(format.size) became \(size), "
          + "the last column or row is repeated")
    }
    if format.hasAlpha && !profile.keepsAlpha {
      notices.append(
        "\(profile.name) has no alpha: transparent parts lie over "
          + (options.background == .white
            ? "white" : options.background == .black ? "black" : "the background colour")
          + "; use \(profile.isStill ? ".png" : ".mov, .webm or .apng") to keep them")
    }
  }
}
