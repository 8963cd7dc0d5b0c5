/// Reads the tags of an SVG file one after the other.
///
/// Text between tags, comments, declarations and processing instructions are passed over.
struct MarkupScanner {
  struct Tag: Equatable {
    enum Kind { case open, close, whole }
    var name: String
    var kind: Kind
    var attributes: [String: String] = [:]
    /// Counted from 1.
    var line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next tag; nil at the end.
  mutating func next() throws(SymbolFileError) -> Tag? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        step()
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        try skip(past: "]]>")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skip(past: ">")
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func step() {
    if bytes[index] == 10 { line += 1 }
    index += 1
  }

  private func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= bytes.count else { return false }
    return bytes[index..<index + length].elementsEqual(Array("\(text)".utf8))
  }

  private mutating func skip(past end: StaticString) throws(SymbolFileError) {
    let start = line
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      step()
    }
    throw SymbolFileError(line: start, problem: "something begins here and does not end")
  }

  private mutating func tag() throws(SymbolFileError) -> Tag {
    let start = line
    index += 1
    let isClose = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClose { index += 1 }
    var tag = Tag(name: name(), kind: isClose ? .close : .open, line: start)
    while true {
      skipSpace()
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return tag
      }
      if bytes[index] == UInt8(ascii: "/") {
        tag.kind = .whole
        index += 1
        continue
      }
      let key = name()
      guard !key.isEmpty else { break }
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { break }
      index += 1
      skipSpace()
      guard let value = quoted() else { break }
      tag.attributes[key] = value
    }
    throw SymbolFileError(line: start, problem: "the tag '\(tag.name)' cannot be read")
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 32 { step() }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, bytes[index] > 32, !Self.ends.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
  private static let ends = Set(">/='\"<".utf8)

  private mutating func quoted() -> String? {
    guard index < bytes.count, bytes[index] == 34 || bytes[index] == 39 else { return nil }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote { step() }
    guard index < bytes.count else { return nil }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }
}

/// Why a file is no symbol.
package struct SymbolFileError: Error, Equatable {
  /// Counted from 1.
  package let line: Int
  package let problem: String
}
