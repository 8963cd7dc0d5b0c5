extension SourceScanner {
  /// The statements or members in a range of code, without the trivia around them.
  ///
  /// A line break ends a statement unless the text before it asks for more (an attribute, an
  /// operator) or the text after it goes on (a leading dot, an operator, an opening brace).
  package func statements(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = skipTrivia(range.lowerBound)
    var at = start
    /// The end of the last thing that is not trivia.
    var end = start
    while at < range.upperBound {
      let next = bytes[at]
      if next == UInt8(ascii: ";") || (next == 0x0A && endsStatement(start..<end, newline: at)) {
        if end > start { found.append(start..<end) }
        start = min(skipTrivia(at + 1), range.upperBound)
        (at, end) = (start, start)
      } else if isSpace(next) {
        at += 1
      } else if let comment = endOfComment(at) {
        at = comment
      } else {
        at = min(step(at), range.upperBound)
        end = at
      }
    }
    if end > start { found.append(start..<min(end, range.upperBound)) }
    return found
  }

  private func endsStatement(_ statement: Range<Int>, newline: Int) -> Bool {
    guard !statement.isEmpty else { return true }
    if isOnlyAttributes(statement) { return false }
    if let last = byte(statement.upperBound - 1), "=,:&|+-*/<.".utf8.contains(last) { return false }
    let next = skipTrivia(newline)
    guard let first = byte(next) else { return true }
    switch first {
    case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return false
    case UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "/"):
      // Prefix operators touch what follows them.
      return byte(next + 1).map { !isSpace($0) && $0 != UInt8(ascii: "&") } ?? true
    default:
      let word = text(next..<endOfWord(next))
      return !["else", "catch", "where", "as", "is"].contains(word)
    }
  }

  /// Whether a statement so far is attributes and modifiers, waiting for its declaration.
  private func isOnlyAttributes(_ range: Range<Int>) -> Bool {
    let rest = skipAttributes(range.lowerBound, before: range.upperBound).end
    guard rest < range.upperBound else { return true }
    return false
  }

  /// Walks over `@Attribute(…)` and modifiers.
  /// - Returns: The names of the attributes, the modifiers, and where the rest begins.
  package func skipAttributes(
    _ index: Int, before limit: Int
  ) -> (attributes: [String], modifiers: [String], end: Int) {
    var attributes: [String] = []
    var modifiers: [String] = []
    var at = skipTrivia(index)
    while at < limit {
      if bytes[at] == UInt8(ascii: "@") {
        var end = endOfWord(at + 1)
        while byte(end) == UInt8(ascii: "."), endOfWord(end + 1) > end + 1 {
          end = endOfWord(end + 1)
        }
        attributes.append(text(at + 1..<end))
        if byte(end) == UInt8(ascii: "<") { end = endOfGenericArguments(end, before: limit) }
        if byte(end) == UInt8(ascii: "(") { end = endOfGroup(end) }
        at = skipTrivia(end)
      } else {
        let end = endOfWord(at)
        guard Self.modifiers.contains(text(at..<end)) else { break }
        modifiers.append(text(at..<end))
        at = skipTrivia(byte(end) == UInt8(ascii: "(") ? endOfGroup(end) : end)
      }
    }
    return (attributes, modifiers, min(at, limit))
  }

  private func endOfGenericArguments(_ index: Int, before limit: Int) -> Int {
    var at = index
    var depth = 0
    while at < limit {
      if bytes[at] == UInt8(ascii: "<") { depth += 1 }
      if bytes[at] == UInt8(ascii: ">") {
        depth -= 1
        if depth == 0 { return at + 1 }
      }
      at = "<>".utf8.contains(bytes[at]) ? at + 1 : step(at)
    }
    return limit
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "nonisolated", "dynamic", "override", "mutating", "nonmutating",
    "required", "convenience", "indirect", "optional",
  ]
}
