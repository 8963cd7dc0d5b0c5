import Batch
import SceneHost

/// An amount of memory on the command line, such as `512M` or `8G`.
enum MemoryValue {
  /// A scene cannot even be loaded in less.
  private static let least = 256 << 20

  /// Bytes.
  static func read(_ text: String) throws -> Int {
    let bytes = try readAny(text)
    guard bytes >= least else { throw ValueError(wanted: "at least \(least >> 20)M") }
    return bytes
  }

  /// Bytes, however few.
  static func readAny(_ text: String) throws -> Int {
    guard let bytes = ByteCount.read(text) else {
      throw ValueError(wanted: "an amount of memory; write a number with K, M or G, such as 512M")
    }
    return bytes
  }
}
