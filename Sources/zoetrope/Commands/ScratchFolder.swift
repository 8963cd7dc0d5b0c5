import Foundation

/// A folder for the length of a command.
final class ScratchFolder {
  let path: String

  init() throws {
    let name = "zoetrope-\(getpid())-\(UUID().uuidString.prefix(8))"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { remove() }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
