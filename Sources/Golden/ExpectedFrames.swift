import Display
import Encoders
import Foundation
import Raster

/// The pictures a golden keeps, asked for in ascending order of frames.
final class ExpectedFrames {
  private let folder: String
  private let manifest: GoldenManifest
  private let hashes: [String]
  private var reader: APNGReader?
  private var position = -1
  private var current: Pixmap?

  init(folder: String, manifest: GoldenManifest) {
    self.folder = folder
    self.manifest = manifest
    hashes = manifest.frameHashes
  }

  /// The picture of a frame as recorded, valid until the next call; nil where none is kept.
  func picture(_ frame: Int) throws -> Pixmap? {
    switch manifest.mode {
    case .frames: return try filmPicture(frame)
    case .hashes, .tracks:
      guard let key = manifest.keyFrames.first(where: { $0.frame == frame }) else { return nil }
      return try keyPicture(key)
    }
  }

  /// The kept picture nearest to a frame, and which frame it is.
  func nearest(_ frame: Int) throws -> (frame: Int, picture: Pixmap)? {
    if let exact = try picture(frame) { return (frame, exact) }
    let nearest = manifest.keyFrames.min { abs($0.frame - frame) < abs($1.frame - frame) }
    guard let nearest else { return nil }
    return (nearest.frame, try keyPicture(nearest))
  }

  private func filmPicture(_ frame: Int) throws -> Pixmap? {
    let path = "\(folder)/\(GoldenStore.filmName)"
    if reader == nil {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw GoldenError.pictureUnreadable(path: path, reason: "not readable")
      }
      try GoldenStore.refusePointer(data, path)
      do {
        reader = try APNGReader(data: data)
      } catch {
        throw GoldenError.pictureUnreadable(path: path, reason: "\(error)")
      }
    }
    guard frame >= position else { return nil }
    while position < frame, let next = try reader?.next() {
      position += 1
      current = next
    }
    guard position == frame, let current else {
      throw GoldenError.pictureUnreadable(path: path, reason: "frame \(frame) is missing")
    }
    guard ContentHash.hexadecimal(current.contentHash) == hashes[frame] else {
      throw GoldenError.pictureUnreadable(
        path: path, reason: "frame \(frame) is not the one of the manifest")
    }
    return current
  }

  private func keyPicture(_ key: GoldenManifest.KeyFrame) throws -> Pixmap {
    let path = "\(folder)/\(key.file)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw GoldenError.pictureUnreadable(path: path, reason: "not readable")
    }
    try GoldenStore.refusePointer(data, path)
    let image = try PNG.decode(data)
    return Pixmap(
      size: PixelSize(width: image.width, height: image.height), rgba: image.pixels)
  }
}
