/// Finds its way through Swift source text: past strings, comments and balanced groups.
///
/// Works on UTF-8 bytes. Every function ends inside the text, whatever the text is.
package struct SourceScanner: Sendable {
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  package func byte(_ index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  package func starts(with word: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: word.utf8)
  }

  package static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The end of the identifier that starts at `index`, backticks included; `index` where none does.
  package func endOfWord(_ index: Int) -> Int {
    var end = index
    if byte(end) == UInt8(ascii: "`") {
      end += 1
      while let next = byte(end), next != UInt8(ascii: "`") { end += 1 }
      return min(end + 1, bytes.count)
    }
    while let next = byte(end), Self.isWordByte(next) { end += 1 }
    return end
  }

  /// The first index at or after `index` that is neither white space nor comment.
  package func skipTrivia(_ index: Int) -> Int {
    var at = index
    while let next = byte(at) {
      if isSpace(next) {
        at += 1
      } else if let end = endOfComment(at) {
        at = end
      } else {
        break
      }
    }
    return at
  }

  package func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The end of the comment that starts at `index` (a line comment's newline is not in it).
  package func endOfComment(_ index: Int) -> Int? {
    guard byte(index) == UInt8(ascii: "/") else { return nil }
    if byte(index + 1) == UInt8(ascii: "/") {
      return bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard byte(index + 1) == UInt8(ascii: "*") else { return nil }
    var at = index + 2
    var depth = 1
    while depth > 0, at < bytes.count {
      if starts(with: "/*", at: at) {
        depth += 1
        at += 2
      } else if starts(with: "*/", at: at) {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    }
    return at
  }

  /// The index after the string literal that starts at `index`, `#` delimiters included; nil
  /// where none does.
  package func endOfString(_ index: Int) -> Int? {
    var quote = index
    while byte(quote) == UInt8(ascii: "#") { quote += 1 }
    let hashes = quote - index
    guard byte(quote) == UInt8(ascii: "\"") else { return nil }
    let isLong = starts(with: "\"\"\"", at: quote)
    let pounds = String(repeating: "#", count: hashes)
    let closing = (isLong ? "\"\"\"" : "\"") + pounds
    let escape = "\\" + pounds
    var at = quote + (isLong ? 3 : 1)
    while at < bytes.count {
      if starts(with: closing, at: at) { return at + closing.utf8.count }
      if !isLong, bytes[at] == 0x0A { return at }
      if starts(with: escape, at: at) {
        at += escape.utf8.count
        at = byte(at) == UInt8(ascii: "(") ? endOfGroup(at) : min(at + 1, bytes.count)
      } else {
        at += 1
      }
    }
    return bytes.count
  }

  /// The index after the bracket that closes the one at `index`; the end of text where none does.
  package func endOfGroup(_ index: Int) -> Int {
    var at = index
    var depth = 0
    while let next = byte(at) {
      if let end = endOfComment(at) ?? endOfString(at) {
        at = max(end, at + 1)
        continue
      }
      at += 1
      switch next {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return at }
      default: break
      }
    }
    return bytes.count
  }

  /// One step over whatever starts at `index`: a comment, string, group, word or byte.
  package func step(_ index: Int) -> Int {
    if let end = endOfComment(index) ?? endOfString(index) { return max(end, index + 1) }
    guard let next = byte(index) else { return bytes.count }
    if "([{".utf8.contains(next) { return endOfGroup(index) }
    return max(endOfWord(index), index + 1)
  }

  /// The first place at or after `index`, outside groups, strings and comments, of a byte.
  package func firstIndex(of wanted: UInt8, from index: Int, before limit: Int) -> Int? {
    var at = index
    while at < limit {
      if bytes[at] == wanted { return at }
      at = step(at)
    }
    return nil
  }

  /// A range without the white space and comments before it and the white space after it.
  package func trim(_ range: Range<Int>) -> Range<Int> {
    let start = min(skipTrivia(range.lowerBound), range.upperBound)
    var end = range.upperBound
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The parts between commas outside groups; none for blank text.
  package func commaSeparated(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while let comma = firstIndex(of: UInt8(ascii: ","), from: start, before: range.upperBound) {
      parts.append(trim(start..<comma))
      start = comma + 1
    }
    parts.append(trim(start..<range.upperBound))
    return parts.filter { !$0.isEmpty }
  }
}
