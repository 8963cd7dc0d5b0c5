import Foundation

/// Writing to open files.
enum Descriptor {
  static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(EncodeError) {
    var failed: Int32 = 0
    bytes.withUnsafeBytes { failed = writeAll($0, to: descriptor) }
    guard failed == 0 else { throw Folders.failure(path, failed) }
  }

  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String
  ) throws(EncodeError) {
    let failed = writeAll(bytes, to: descriptor)
    guard failed == 0 else { throw Folders.failure(path, failed) }
  }

  /// Writes everything, however often the system takes only a part.
  /// - Returns: 0, or the system's error number.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return 0
  }
}
