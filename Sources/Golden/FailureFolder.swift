import Encoders
import Foundation
import Raster

/// Where the pictures of a failed verification go: `<root>/<scene>/<variant>/`.
struct FailureFolder {
  let path: String

  private let above: [String]

  init(path: String) {
    self.path = path
    above = []
  }

  init(root: String, key: GoldenKey) {
    path = "\(root)/\(key.path)"
    above = ["\(root)/\(key.sceneSlug)", root]
  }

  /// Removes what an earlier run left, and folders that are then empty.
  func clear() {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try? FileManager.default.removeItem(atPath: path)
    for folder in above { rmdir(folder) }
  }

  /// Writes a picture and returns its path.
  func write(_ picture: Pixmap, as name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let file = "\(path)/\(name).png"
    try WholeFile.write(try PNG.encode(picture, alpha: true), to: file)
    return file
  }
}
