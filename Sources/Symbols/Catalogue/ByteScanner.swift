/// Reads letters and numbers from ASCII text.
struct ByteScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 32 || bytes[index] == 44 { index += 1 }
  }

  /// Whether a number comes next.
  var isAtNumber: Bool {
    var place = index
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 44 { place += 1 }
    return place < bytes.count && ByteScanner.startsNumber(bytes[place])
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// The next letter, or `nil` when something else comes first.
  mutating func nextLetter() -> UInt8? {
    skipSpace()
    guard index < bytes.count, (bytes[index] & 0xDF) >= 65, (bytes[index] & 0xDF) <= 90 else {
      return nil
    }
    index += 1
    return bytes[index - 1]
  }

  /// The next number in plain decimal form.
  mutating func nextNumber() -> Double? {
    skipSpace()
    guard index < bytes.count, ByteScanner.startsNumber(bytes[index]) else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var whole = 0.0
    var scale = 1.0
    var isAfterPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      if ByteScanner.isDigit(byte) {
        whole = whole * 10 + Double(byte - 48)
        if isAfterPoint { scale *= 10 }
      } else if byte == UInt8(ascii: "."), !isAfterPoint {
        isAfterPoint = true
      } else {
        break
      }
      index += 1
    }
    return (isNegative ? -whole : whole) / scale
  }

  /// The next single 0 or 1; arcs may write their flags without a space.
  mutating func nextFlag() -> Bool? {
    skipSpace()
    guard index < bytes.count, bytes[index] == 48 || bytes[index] == 49 else { return nil }
    index += 1
    return bytes[index - 1] == 49
  }

  /// All numbers up to the next letter.
  mutating func numbers() -> [Double] {
    var result: [Double] = []
    while let number = nextNumber() { result.append(number) }
    return result
  }
}
