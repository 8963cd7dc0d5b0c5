/// What Swift on Linux cannot say, said otherwise, before a scene is compiled.
///
/// Attributes and words of Objective-C, imports of a module's part, and conditions that ask for the
/// system: a scene plays on a telephone. The text keeps its length in
/// bytes, so that each line and column stays; strings and comments are left alone.
package enum SourceTranslation {
  /// Attributes that say something only to Objective-C.
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "GKInspectable", "NSManaged", "NSCopying",
  ]
  /// Names that live in a library of their own on Linux.
  private static let network = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential",
  ]

  /// What conditions ask, and what is so.
  private static let conditions = [
    ("os(iOS)", "true"), ("os(Linux)", "false"), ("targetEnvironment(simulator)", "true"),
  ]

  /// The text to compile; the same text where nothing needs to be said otherwise.
  package static func translated(_ text: String) -> String {
    var source = Source(bytes: Array(text.utf8))
    guard source.hasWork else { return text }
    source.translate()
    return String(decoding: source.bytes, as: UTF8.self)
  }

  /// Whether a text speaks of the network, which needs one more library.
  package static func needsNetwork(_ text: String) -> Bool {
    network.contains { text.contains($0) }
  }

  private struct Source {
    var bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var hasWork: Bool {
      bytes.contains(UInt8(ascii: "@")) || bytes.contains(UInt8(ascii: "#"))
        || bytes.contains(UInt8(ascii: "."))
    }

    mutating func translate() { code(until: nil) }

    /// Reads code up to a closing parenthesis that was not opened in it, or to the end.
    private mutating func code(until closing: UInt8?) {
      var depth = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "\""): string(pounds: 0)
        case UInt8(ascii: "#"): pound()
        case UInt8(ascii: "@"): attribute()
        case UInt8(ascii: "("):
          depth += 1
          index += 1
        case UInt8(ascii: ")"):
          index += 1
          if depth == 0, closing != nil { return }
          depth -= 1
        case let byte where Self.isWord(byte): word()
        default: index += 1
        }
      }
    }

    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    private func wordEnd(from start: Int) -> Int {
      var end = start
      while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
      return end
    }

    private func name(from start: Int) -> String {
      String(decoding: bytes[start..<wordEnd(from: start)], as: UTF8.self)
    }

    private mutating func blank(_ range: Range<Int>) {
      for place in range where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }

    // MARK: Words

    /// `import Module.Part` becomes `import Module`.
    private mutating func word() {
      let isImport = name(from: index) == "import"
      index = wordEnd(from: index)
      guard isImport else { return }
      var start = index
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      let end = wordEnd(from: start)
      index = end
      guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return }
      var last = end
      while last < bytes.count, bytes[last] == UInt8(ascii: ".") || Self.isWord(bytes[last]) {
        last += 1
      }
      blank(end..<last)
      index = last
    }

    private mutating func attribute() {
      let start = index
      let word = name(from: index + 1)
      index = wordEnd(from: index + 1)
      guard SourceTranslation.blanked.contains(word) else { return }
      if word == "objc", index < bytes.count, bytes[index] == UInt8(ascii: "(") {
        while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }
        index = min(index + 1, bytes.count)
      }
      blank(start..<index)
    }

    private mutating func pound() {
      var end = index
      while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
        let pounds = end - index
        index = end
        string(pounds: pounds)
        return
      }
      let word = name(from: index + 1)
      let open = wordEnd(from: index + 1)
      if word == "if" || word == "elseif" {
        index = open
        condition()
        return
      }
      guard open < bytes.count, bytes[open] == UInt8(ascii: "(") else {
        index = max(open, index + 1)
        return
      }
      if word == "selector" {
        replace(index, with: " Selector(")
        property(from: open + 1)
      } else if word == "keyPath" {
        replace(index, with: " _keyOf(\\")
        index = open - 1
        return
      }
      index = open
    }

    /// Answers what a line with a condition asks about the system.
    private mutating func condition() {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
        if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") { return }
        if let (asked, answer) = SourceTranslation.conditions.first(where: {
          matches($0.0, at: index)
        }) {
          blank(index..<index + asked.utf8.count)
          replace(index, with: answer)
          index += asked.utf8.count
        } else {
          index += 1
        }
      }
    }

    /// `getter: Type.name` becomes the path of the property.
    private mutating func property(from start: Int) {
      let word = name(from: start)
      let colon = wordEnd(from: start)
      guard word == "getter" || word == "setter", colon + 1 < bytes.count,
        bytes[colon] == UInt8(ascii: ":"), bytes[colon + 1] == UInt8(ascii: " ")
      else { return }
      blank(start..<colon + 1)
      bytes[colon + 1] = UInt8(ascii: "\\")
    }

    private mutating func replace(_ start: Int, with text: String) {
      for (offset, byte) in text.utf8.enumerated() { bytes[start + offset] = byte }
    }

    // MARK: Comments and strings

    private mutating func lineComment() {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func blockComment() {
      var depth = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          depth += 1
          index += 2
        } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
          depth -= 1
          index += 2
          if depth == 0 { return }
        } else {
          index += 1
        }
      }
    }

    /// Reads a string from its first quotation mark on.
    private mutating func string(pounds: Int) {
      let isLong = matches("\"\"\"", at: index)
      let quote = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: pounds)
      let escape = "\\" + String(repeating: "#", count: pounds)
      index += isLong ? 3 : 1
      while index < bytes.count {
        if matches(quote, at: index) {
          index += quote.utf8.count
          return
        }
        if matches(escape, at: index) {
          index += escape.utf8.count
          if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
            index += 1
            code(until: UInt8(ascii: ")"))
          } else {
            index += 1
          }
          continue
        }
        // A string of one line that does not end is the compiler's to tell.
        if !isLong, bytes[index] == UInt8(ascii: "\n") { return }
        index += 1
      }
    }

    private func matches(_ text: String, at place: Int) -> Bool {
      let wanted = Array(text.utf8)
      guard place + wanted.count <= bytes.count else { return false }
      return wanted.indices.allSatisfy { bytes[place + $0] == wanted[$0] }
    }
  }
}
