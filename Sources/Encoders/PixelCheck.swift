import Display
import Foundation
package import Playback
import Raster

/// Keeps what was drawn and compares it with what a written file shows.
///
/// Used by one encoder on one thread; formats that lose nothing must give every pixel back.
final class PixelCheck: @unchecked Sendable {
  /// Root mean square of the differences of a frame, of 255, beyond which a film is not what was
  /// drawn: 25 dB, where even flat art at an ordinary quality is above 35.
  private static let limit = 14.3
  /// The same where the user has asked for few bits or colours: 15 dB.
  private static let coarseLimit = 45.0

  private let entry: EncoderRegistry.Entry
  private let path: String
  private let options: EncodingOptions
  private var format: FilmFormat?
  private var spool: ChangeSpool?
  /// The frame farthest from what was drawn.
  private(set) var worst = (frame: 0, distance: 0.0)
  private(set) var frameCount = 0

  init(_ entry: EncoderRegistry.Entry, path: String, options: EncodingOptions) {
    self.entry = entry
    self.path = path
    self.options = options
  }

  func begin(_ format: FilmFormat) throws(EncodeError) {
    self.format = format
    spool = try ChangeSpool(beside: path, size: format.size)
  }

  func add(_ frame: Frame) throws(EncodeError) {
    guard frame.pixels.size == format?.size else { return }
    let places = frame.repeatsPrevious ? [] : frame.changes
    try spool?.append(frame.pixels, in: spool?.count == 0 ? nil : places)
  }

  private var isExact: Bool {
    switch entry.name {
    case "png", "png-sequence", "apng", "rgba", "y4m": true
    case "webp": options.quality == .high
    default: false
    }
  }

  private var wanted: Double {
    let isCoarse =
      options.bitrate != nil || options.crf.map { $0 > 30 } ?? false || options.maxBytes != nil
      || options.colors.map { $0 < 64 } ?? false || options.lossyQuality < 50
    return isExact ? 0 : isCoarse ? Self.coarseLimit : Self.limit
  }

  // MARK: Comparing

  /// Compares a film file with the frames it should show and when.
  ///
  /// `shown` are the frames' numbers and `times` their seconds; nil: all of them, each at its own.
  func inspect(
    _ file: String, shown: [Int]? = nil, times: [Double]? = nil
  ) throws(EncodeError) {
    guard let format, let spool else { return }
    let source = try FilmSources.open(file, format: entry.name)
    let picture = Pixmap(size: spool.size)
    let frames = shown ?? Array(0..<spool.count)
    var next = 0
    for (place, frame) in frames.enumerated() {
      while next <= frame {
        _ = try spool.replay(next, onto: picture)
        next += 1
      }
      guard let found = try source.next() else {
        throw wrong("frame count", "\(place)", "\(frames.count)")
      }
      try compare(found, reference(picture, as: found.size), frame)
      let time = times?[place] ?? format.rate.time(ofFrame: frame).seconds
      // Half a millisecond, the rounding of containers that count thousandths.
      if !entry.isStill, let at = source.timeSeconds, abs(at - time) > 0.000_51 {
        throw wrong("time of frame \(frame)", "\(at) s", "\(time) s")
      }
    }
    guard try source.next() == nil else {
      throw wrong("frame count", "more than \(frames.count)", "\(frames.count)")
    }
  }

  /// Compares pictures in files of their own.
  func inspect(pictures: [String]) throws(EncodeError) {
    guard let spool else { return }
    let picture = Pixmap(size: spool.size)
    for (frame, file) in pictures.enumerated() {
      _ = try spool.replay(frame, onto: picture)
      try compare(Pixmap(try PNG.decode(try WholeFile.read(file))), picture, frame)
    }
  }

  /// Compares uncompressed frames, each after some bytes of its own.
  func inspect(
    raw file: String, header: Int, frameHeader: Int, bytes: (Pixmap) -> [UInt8]
  ) throws(EncodeError) {
    guard let spool else { return }
    guard let handle = FileHandle(forReadingAtPath: file) else {
      throw .cannotRead(path: path, reason: "it cannot be opened again")
    }
    let picture = Pixmap(size: spool.size)
    _ = try? handle.read(upToCount: header)
    for frame in 0..<spool.count {
      _ = try spool.replay(frame, onto: picture)
      let wanted = bytes(picture)
      let found = try? handle.read(upToCount: frameHeader + wanted.count)
      guard let found, found.dropFirst(frameHeader).elementsEqual(wanted) else {
        throw wrong("frame \(frame)", "other bytes", "as drawn")
      }
      frameCount += 1
    }
  }

  private func compare(_ found: Pixmap, _ wanted: Pixmap, _ frame: Int) throws(EncodeError) {
    let distance = found.distance(from: wanted)
    frameCount += 1
    if distance > worst.distance { worst = (frame, distance) }
    guard distance <= self.wanted else {
      throw wrong(
        "frame \(frame)", "\(rounded(distance)) of 255 away from what was drawn",
        "at most \(rounded(self.wanted))")
    }
  }

  /// What was drawn as the format can show it.
  private func reference(_ picture: Pixmap, as size: PixelSize) -> Pixmap {
    guard let format else { return picture }
    let small = size.width < picture.size.width ? picture.shrunk(to: size) : picture
    guard format.hasAlpha else { return small }
    if entry.name == "gif" { return small.halved(over: options.background) }
    return entry.keepsAlpha ? small : small.over(options.background)
  }

  private func wrong(_ what: String, _ found: String, _ wanted: String) -> EncodeError {
    .notWhole(path: path, what: what, found: found, wanted: wanted)
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// What was found, for people.
  var summary: String {
    let frames = frameCount == 1 ? "the frame" : "all \(frameCount) frames"
    return worst.distance == 0
      ? "\(frames) decoded: every pixel is as drawn"
      : "\(frames) decoded: the farthest, frame \(worst.frame), is \(rounded(worst.distance)) of 255 "
        + "away from what was drawn"
  }
}

/// An encoder whose file is decoded and compared before it gets its name.
final class VerifyingEncoder: FilmEncoder {
  private let inner: any FilmEncoder
  private let check: PixelCheck

  init(_ inner: any FilmEncoder, _ check: PixelCheck) {
    self.inner = inner
    self.check = check
  }

  package var notices: [String] { inner.notices + (film == nil ? [] : [check.summary]) }
  package var film: EncodedFilm? { inner.film }

  package func begin(_ format: FilmFormat) throws {
    // The encoder makes the folder in which both work.
    try inner.begin(format)
    try check.begin(format)
  }
  package func consume(_ frame: Frame) throws {
    try check.add(frame)
    try inner.consume(frame)
  }
  package func finish() throws { try inner.finish() }
  package func cancel() { inner.cancel() }
}
