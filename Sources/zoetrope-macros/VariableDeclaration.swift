/// One `var` or `let` as written: `@State private var name: Type = value { … }`.
package struct VariableDeclaration: Equatable, Sendable {
  package var attributes: [String]
  package var modifiers: [String]
  package var isLet: Bool
  /// Without backticks.
  package var name: String
  package var type: String?
  package var initialValue: String?
  /// The braces after it, accessors or observers, with their brackets.
  package var accessors: String?

  /// Whether it has storage: no accessors, or only observers.
  package var isStored: Bool {
    guard let accessors else { return true }
    let scanner = SourceScanner(accessors)
    let first = scanner.skipTrivia(1)
    let skipped = scanner.skipAttributes(first, before: scanner.bytes.count)
    let word = scanner.text(skipped.end..<scanner.endOfWord(skipped.end))
    return word == "willSet" || word == "didSet"
  }

  /// Reads a declaration; nil where the text is something else or binds a pattern.
  package init?(_ source: String) {
    let scanner = SourceScanner(source)
    let limit = scanner.trim(0..<scanner.bytes.count).upperBound
    let head = scanner.skipAttributes(0, before: limit)
    let keyword = scanner.text(head.end..<scanner.endOfWord(head.end))
    guard keyword == "var" || keyword == "let" else { return nil }
    let nameStart = scanner.skipTrivia(head.end + 3)
    let nameEnd = scanner.endOfWord(nameStart)
    guard nameEnd > nameStart, nameEnd <= limit else { return nil }
    attributes = head.attributes
    modifiers = head.modifiers
    isLet = keyword == "let"
    name = scanner.text(nameStart..<nameEnd).filter { $0 != "`" }

    var at = scanner.skipTrivia(nameEnd)
    if scanner.byte(at) == UInt8(ascii: ":") {
      let end = Self.endOfPart(scanner, at + 1, limit, stops: "={")
      type = scanner.text(scanner.trim(at + 1..<end))
      at = end
    }
    if scanner.byte(at) == UInt8(ascii: "="), at < limit {
      // Braces that follow a value directly may be a trailing closure; observers of a value
      // start with their own keyword.
      let end = Self.endOfValue(scanner, at + 1, limit)
      initialValue = scanner.text(scanner.trim(at + 1..<end))
      at = end
    }
    at = min(scanner.skipTrivia(at), limit)
    if scanner.byte(at) == UInt8(ascii: "{"), at < limit {
      accessors = scanner.text(at..<min(scanner.endOfGroup(at), limit))
    }
  }

  private static func endOfPart(
    _ scanner: SourceScanner, _ start: Int, _ limit: Int, stops: String
  ) -> Int {
    var at = start
    while at < limit {
      let byte = scanner.bytes[at]
      if stops.utf8.contains(byte) { return at }
      at = scanner.step(at)
    }
    return limit
  }

  private static func endOfValue(_ scanner: SourceScanner, _ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit {
      if scanner.bytes[at] == UInt8(ascii: "{") {
        let first = scanner.skipTrivia(at + 1)
        let word = scanner.text(first..<scanner.endOfWord(first))
        if word == "didSet" || word == "willSet" { return at }
      }
      at = scanner.step(at)
    }
    return limit
  }
}
