import Encoders

/// Hashes as 16 hexadecimal digits.
package enum ContentHash {
  package static func text(_ text: String) -> String { bytes(Array(text.utf8)) }

  package static func bytes(_ bytes: [UInt8]) -> String { hexadecimal(PixelHash.of(bytes)) }

  package static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
