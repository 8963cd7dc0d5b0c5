import Foundation
import Playback
import Raster

/// A film as numbered PNG files with a `frames.json` beside them.
///
/// Files are made in a hidden folder and moved at the end; `frames.json` is moved last, so a folder
/// that has one is whole. Frames of an earlier, longer film of the same names are removed.
final class PNGSequence: FilmEncoder {
  private let path: String
  private let options: EncodingOptions
  private let names: SequenceName
  private var folder: SequenceFolder?
  private var format: FilmFormat?
  private var pool: WorkPool?
  private var entries: [FrameIndex.Entry] = []
  /// The first frame of each picture, by its hash.
  private var sources: [UInt64: Int] = [:]
  /// The frame whose file shows the latest picture.
  private var source = 0
  let notices: [String] = []
  private(set) var film: EncodedFilm?

  static func encoder(
    path: String, options: EncodingOptions
  ) throws(EncodeError) -> any FilmEncoder {
    PNGSequence(path: path, options: options)
  }

  private init(path: String, options: EncodingOptions) {
    self.path = path
    self.options = options
    names = SequenceName(pattern: path) ?? SequenceName(folder: path)
  }

  package func begin(_ format: FilmFormat) throws {
    folder = try SequenceFolder(names: names)
    pool = WorkPool(threads: options.threads)
    self.format = format
  }

  package func consume(_ frame: Frame) throws {
    guard let format, let folder, let pool else { return }
    guard frame.pixels.size == format.size else {
      throw EncodeError.frameSizeChanged(
        found: frame.pixels.size, wanted: format.size, frame: frame.index)
    }
    let index = entries.count
    let earlier = frame.repeatsPrevious && index > 0 ? source : same(frame.pixels, index)
    source = earlier ?? index
    if earlier == nil {
      let picture = SendablePicture(pixels: frame.pixels.copy())
      let file = folder.temporaryFile(index)
      let (alpha, level, notes) = (format.hasAlpha, options.deflateLevel, options.metadata)
      let path = path
      try pool.submit { () throws(EncodeError) in
        let bytes = try PNG.encode(picture.pixels, alpha: alpha, level: level, metadata: notes)
        try WholeFile.write(bytes, to: file, for: path)
      }
    }
    entries.append(
      FrameIndex.Entry(
        file: "", sceneFrame: frame.sceneFrame, timeSeconds: frame.time.seconds,
        sameAs: source == index ? nil : source))
  }

  /// An earlier frame with the same picture; without one the picture is kept in mind.
  private func same(_ picture: Pixmap, _ index: Int) -> Int? {
    let hash = picture.contentHash
    if let earlier = sources[hash] { return earlier }
    sources[hash] = index
    return nil
  }

  package func finish() throws {
    guard let format, let folder, let pool else { return }
    do {
      guard !entries.isEmpty else { throw EncodeError.noFrames(path: path) }
      try pool.wait()
      try options.check?.inspect(
        pictures: entries.indices.map { folder.temporaryFile(entries[$0].sameAs ?? $0) })
      for index in entries.indices {
        entries[index].file = names.name(index, of: entries.count)
      }
      let bytes = try folder.publish(
        FrameIndex(format: format, frames: entries, notes: options.metadata))
      film = EncodedFilm(
        paths: [path], format: "PNG sequence", size: format.size, frameCount: entries.count,
        durationSeconds: Double(entries.count * format.rate.denominator)
          / Double(format.rate.numerator),
        byteCount: bytes, pixelFormat: format.hasAlpha ? "rgba" : "rgb24", codec: "png",
        hasAlpha: format.hasAlpha)
    } catch {
      cancel()
      throw error
    }
  }

  package func cancel() {
    try? pool?.wait()
    folder?.discard()
    folder = nil
  }
}
