/// Reads one JSON value.
///
/// Any bytes are safe input.
package struct JSONParser {
  package enum Failure: Error, Equatable {
    case unexpectedEnd
    case unexpectedByte(at: Int)
    case tooDeep
  }

  /// Compiler messages nest about ten deep; the limit only keeps hostile input off the stack.
  private static let deepest = 200

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw .unexpectedByte(at: parser.position) }
    return value
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) {
      position += 1
    }
  }

  private func peek() throws(Failure) -> UInt8 {
    guard position < bytes.count else { throw .unexpectedEnd }
    return bytes[position]
  }

  private mutating func take(_ wanted: UInt8) throws(Failure) {
    guard try peek() == wanted else { throw .unexpectedByte(at: position) }
    position += 1
  }

  private mutating func takeWord(_ word: StaticString, _ value: JSONValue) throws(Failure)
    -> JSONValue
  {
    for byte in String(describing: word).utf8 { try take(byte) }
    return value
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.deepest else { throw .tooDeep }
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try takeWord("true", .bool(true))
    case UInt8(ascii: "f"): return try takeWord("false", .bool(false))
    case UInt8(ascii: "n"): return try takeWord("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    try take(UInt8(ascii: "{"))
    var members: [JSONValue.Member] = []
    skipSpace()
    if try peek() == UInt8(ascii: "}") {
      position += 1
      return .object([])
    }
    while true {
      skipSpace()
      let key = try string()
      skipSpace()
      try take(UInt8(ascii: ":"))
      members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if try peek() == UInt8(ascii: ",") {
        position += 1
        continue
      }
      try take(UInt8(ascii: "}"))
      return .object(members)
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    try take(UInt8(ascii: "["))
    var values: [JSONValue] = []
    skipSpace()
    if try peek() == UInt8(ascii: "]") {
      position += 1
      return .array([])
    }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if try peek() == UInt8(ascii: ",") {
        position += 1
        continue
      }
      try take(UInt8(ascii: "]"))
      return .array(values)
    }
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    while position < bytes.count, "+-0123456789.eE".utf8.contains(bytes[position]) {
      position += 1
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw .unexpectedByte(at: start)
    }
    return .number(number)
  }

  private mutating func string() throws(Failure) -> String {
    try take(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while true {
      let byte = try peek()
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      default: text.append(byte)
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    let byte = try peek()
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text += Array(String(try escapedScalar()).utf8)
    default: text.append(byte)
    }
  }

  /// The scalar after `\u`, second half of a surrogate pair included.
  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let first = try fourDigits()
    guard (0xD800..<0xDC00).contains(first), position + 1 < bytes.count,
      bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    position += 2
    let second = try fourDigits()
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(Failure) -> UInt32 {
    guard position + 4 <= bytes.count else { throw .unexpectedEnd }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard let value = UInt32(digits, radix: 16) else { throw .unexpectedByte(at: position) }
    position += 4
    return value
  }
}
