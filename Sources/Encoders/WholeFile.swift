package import Foundation

/// Reading and writing files in one go.
package enum WholeFile {
  /// Writes and flushes a file that is not yet at its final place.
  ///
  /// `target` is what the user knows the output by, for messages; nil: the path itself.
  package static func write(
    _ bytes: [UInt8], to path: String, for target: String? = nil
  ) throws(EncodeError) {
    let named = target ?? path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Folders.failure(named, errno) }
    defer { close(descriptor) }
    try Descriptor.write(bytes, to: descriptor, path: named)
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Folders.failure(named, errno) }
  }

  package static func read(_ path: String) throws(EncodeError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .cannotRead(
        path: path,
        reason: FileManager.default.fileExists(atPath: path)
          ? "not readable" : "no such file")
    }
  }
}
