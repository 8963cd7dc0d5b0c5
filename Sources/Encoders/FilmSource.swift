import Foundation
package import Raster

/// Frames of a finished film or picture, one after another.
package protocol FilmSource: AnyObject {
  /// The next frame, valid until the next call; nil at the end.
  func next() throws(EncodeError) -> Pixmap?
  /// When the latest frame is shown, in seconds; nil where the format does not say.
  var timeSeconds: Double? { get }
  /// The file of the next frame, where each frame has one of its own.
  var nextFile: String? { get }
  /// Passes over the next frame without reading it.
  func skip()
}

extension FilmSource {
  package var nextFile: String? { nil }
  package func skip() {}
}

/// Opens films of every format that this tool writes.
package enum FilmSources {
  /// A PNG, APNG, JPEG, GIF, WebP, film file, or a folder of PNG files in the order of their names.
  package static func open(_ path: String) throws(EncodeError) -> any FilmSource {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .cannotRead(path: path, reason: "no such file or folder")
    }
    if isFolder.boolValue { return try FolderSource(path: path) }
    let name = Folders.name(of: path).lowercased()
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    let format = EncoderRegistry.entries.first { $0.extensions.contains(ending ?? "") }
    return try open(path, format: format?.name ?? "")
  }

  /// A file of a format by its name, whatever the file is called.
  static func open(_ path: String, format: String) throws(EncodeError) -> any FilmSource {
    switch format {
    case "png", "apng":
      return AnimatedPNGSource(reader: try APNGReader(data: try WholeFile.read(path)))
    case "webp": return WebPSource(reader: try WebPReader(data: try WholeFile.read(path)))
    case "jpeg":
      return StillSource(picture: Pixmap(try LibAV.decodeImage(try WholeFile.read(path))))
    // libav's usual VP9 decoder loses alpha.
    case "webm": return DecodedSource(reader: try FilmReader(path: path, decoder: "libvpx-vp9"))
    default: return DecodedSource(reader: try FilmReader(path: path))
    }
  }
}

private final class AnimatedPNGSource: FilmSource {
  private let reader: APNGReader
  private var position = 0
  private var endSeconds = 0.0
  private(set) var timeSeconds: Double? = 0
  init(reader: APNGReader) { self.reader = reader }

  func next() throws(EncodeError) -> Pixmap? {
    timeSeconds = endSeconds
    guard let picture = try reader.next() else { return nil }
    endSeconds += reader.frames[position].delaySeconds
    position += 1
    return picture
  }
}

private final class WebPSource: FilmSource {
  private let reader: WebPReader
  private(set) var timeSeconds: Double?
  init(reader: WebPReader) { self.reader = reader }

  func next() -> Pixmap? {
    timeSeconds = Double(reader.endMilliseconds) / 1000
    return reader.next()
  }
}

private final class DecodedSource: FilmSource {
  private let reader: FilmReader
  init(reader: FilmReader) { self.reader = reader }

  func next() throws(EncodeError) -> Pixmap? { try reader.next() ? try reader.picture() : nil }
  var timeSeconds: Double? { reader.timeSeconds }
}

private final class StillSource: FilmSource {
  private var picture: Pixmap?
  let timeSeconds: Double? = 0
  init(picture: Pixmap) { self.picture = picture }

  func next() -> Pixmap? {
    defer { picture = nil }
    return picture
  }
}

private final class FolderSource: FilmSource {
  private let files: [String]
  private let folder: String
  /// Read when a time is asked for: of equal films nobody asks.
  private lazy var index: FrameIndex? = {
    let found = (try? WholeFile.read("\(folder)/\(SequenceFolder.indexName)"))
      .flatMap { try? JSONDecoder().decode(FrameIndex.self, from: $0) }
    return found?.frames.count == files.count ? found : nil
  }()
  private var position = -1
  private var last: Pixmap?

  init(path: String) throws(EncodeError) {
    let names = Folders.contents(of: path).filter {
      $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".")
    }
    guard !names.isEmpty else { throw .cannotRead(path: path, reason: "it holds no PNG files") }
    folder = path
    files = names.map { "\(path)/\($0)" }
  }

  func next() throws(EncodeError) -> Pixmap? {
    position += 1
    guard position < files.count else { return nil }
    let picture = try PNG.picture(try WholeFile.read(files[position]), replacing: last)
    last = picture
    return picture
  }

  var nextFile: String? { files.indices.contains(position + 1) ? files[position + 1] : nil }
  func skip() { position += 1 }

  var timeSeconds: Double? { index?.frames[min(max(0, position), files.count - 1)].timeSeconds }
}
