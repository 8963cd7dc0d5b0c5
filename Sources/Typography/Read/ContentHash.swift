internal import Geometry

/// A short name for the bytes of a file, equal on every machine.
package enum ContentHash {
  /// FNV-1a, 64 bit, in 16 hexadecimal digits; empty when the file cannot be read.
  package static func ofFile(at path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "" }
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
