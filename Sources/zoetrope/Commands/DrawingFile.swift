import Encoders
import Foundation
import Review

/// Writes a drawing as the ending of its path says.
enum DrawingFile {
  /// - Throws: `EncodeError`, and what the file system says.
  static func write(_ drawing: Drawing, to path: String) throws {
    let bytes: [UInt8] =
      switch URL(fileURLWithPath: path).pathExtension.lowercased() {
      case "svg": Array(drawing.svg.utf8)
      case "pdf": try drawing.pdf()
      default: try PNG.encode(drawing.pixels(scale: 2), alpha: false)
      }
    try write(bytes, to: path)
  }

  /// Puts bytes under a path once they are all there.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }
}
