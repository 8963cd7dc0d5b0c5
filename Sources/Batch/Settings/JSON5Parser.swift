/// Reads JSON5: JSON with comments, trailing commas, single quotes and keys without quotes.
package struct JSON5Parser {
  /// Deeper nesting is taken for a mistake.
  private static let depthLimit = 100

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads a whole text.
  package static func parse(_ text: String) throws(JSON5Error) -> JSON5 {
    var parser = JSON5Parser(text)
    if parser.peek == "\u{FEFF}" { parser.position += 1 }
    try parser.skipSpace()
    guard parser.peek != nil else { throw parser.error("the file is empty; write { }") }
    let value = try parser.value()
    try parser.skipSpace()
    if let extra = parser.peek { throw parser.error("'\(extra)' comes after the end") }
    return value
  }

  // MARK: Letters

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
  private func peek(_ offset: Int) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }
  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    position += 1
    let isBreak = scalar == "\n" || (scalar == "\r" && peek != "\n")
    if isBreak || scalar == "\u{2028}" || scalar == "\u{2029}" {
      line += 1
      lineStart = position
    }
    return scalar
  }
  private func error(_ problem: String) -> JSON5Error {
    JSON5Error(line: line, column: position - lineStart + 1, problem: problem)
  }

  private mutating func skipSpace() throws(JSON5Error) {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        _ = next()
      } else if scalar == "/", peek(1) == "/" {
        while let letter = peek, letter != "\n", letter != "\r" { _ = letter; _ = next() }
      } else if scalar == "/", peek(1) == "*" {
        let start = error("this comment does not end; write */")
        position += 2
        while peek != nil, !(peek == "*" && peek(1) == "/") { _ = next() }
        guard peek != nil else { throw start }
        position += 2
      } else {
        return
      }
    }
  }

  // MARK: Values

  private mutating func value() throws(JSON5Error) -> JSON5 {
    let start = line
    guard let scalar = peek else { throw error("a value is missing") }
    switch scalar {
    case "{": return JSON5(content: .object(try members()), line: start)
    case "[": return JSON5(content: .array(try elements()), line: start)
    case "\"", "'": return JSON5(content: .text(try text()), line: start)
    default: return JSON5(content: try word(), line: start)
    }
  }

  private mutating func members() throws(JSON5Error) -> [JSON5.Member] {
    let open = error("this { is not closed")
    try enter()
    var members: [JSON5.Member] = []
    while true {
      try skipSpace()
      if peek == "}" { break }
      guard peek != nil else { throw open }
      let start = line
      let mark = error("")
      let key = try self.key()
      guard !members.contains(where: { $0.key == key }) else {
        throw JSON5Error(
          line: start, column: mark.column, problem: "'\(key)' is said twice; keep one")
      }
      try skipSpace()
      guard peek == ":" else { throw error("a ':' is missing after '\(key)'") }
      _ = next()
      try skipSpace()
      members.append(JSON5.Member(key: key, line: start, value: try value()))
      if try !comma(before: "}", open) { break }
    }
    leave()
    return members
  }

  private mutating func elements() throws(JSON5Error) -> [JSON5] {
    let open = error("this [ is not closed")
    try enter()
    var elements: [JSON5] = []
    while true {
      try skipSpace()
      if peek == "]" { break }
      guard peek != nil else { throw open }
      elements.append(try value())
      if try !comma(before: "]", open) { break }
    }
    leave()
    return elements
  }

  private mutating func enter() throws(JSON5Error) {
    depth += 1
    guard depth <= Self.depthLimit else { throw error("this is nested too deeply") }
    _ = next()
  }
  private mutating func leave() {
    depth -= 1
    _ = next()
  }

  /// Whether a comma came, so that more may follow.
  private mutating func comma(
    before close: Unicode.Scalar, _ open: JSON5Error
  ) throws(JSON5Error) -> Bool {
    try skipSpace()
    if peek == close { return false }
    guard peek == "," else {
      throw peek == nil ? open : error("a ',' or '\(close)' is missing")
    }
    _ = next()
    return true
  }

  private mutating func key() throws(JSON5Error) -> String {
    if peek == "\"" || peek == "'" { return try text() }
    var key = String.UnicodeScalarView()
    while let scalar = peek, Self.isKeyPart(scalar, isFirst: key.isEmpty) {
      key.append(scalar)
      position += 1
    }
    guard !key.isEmpty else { throw error("a key is missing; write a word or a text in quotes") }
    return String(key)
  }

  private static func isKeyPart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic { return true }
    return !isFirst && (scalar.properties.numericType != nil || scalar == "-")
  }

  private mutating func text() throws(JSON5Error) -> String {
    let open = error("this text is not closed; write the quote again")
    let quote = next()
    var text = String.UnicodeScalarView()
    while let scalar = peek, scalar != quote {
      guard scalar != "\n", scalar != "\r" else { throw open }
      _ = next()
      if scalar == "\\" { try escape(into: &text) } else { text.append(scalar) }
    }
    guard peek != nil else { throw open }
    _ = next()
    return String(text)
  }

  private mutating func escape(into text: inout String.UnicodeScalarView) throws(JSON5Error) {
    guard let scalar = next() else { throw error("this text is not closed") }
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "v": text.append("\u{B}")
    case "0": text.append("\0")
    case "x": text.append(try code(digits: 2))
    case "u": text.append(try unicode())
    case "\r": if peek == "\n" { _ = next() }
    case "\n", "\u{2028}", "\u{2029}": break
    default: text.append(scalar)
    }
  }

  private mutating func unicode() throws(JSON5Error) -> Unicode.Scalar {
    let mark = error("this is half of a pair of surrogates")
    let first = try number(digits: 4)
    guard (0xD800...0xDFFF).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard first < 0xDC00, peek == "\\", peek(1) == "u" else { throw mark }
    position += 2
    let second = try number(digits: 4)
    guard (0xDC00...0xDFFF).contains(second) else { throw mark }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func code(digits: Int) throws(JSON5Error) -> Unicode.Scalar {
    Unicode.Scalar(try number(digits: digits)) ?? "\u{FFFD}"
  }

  private mutating func number(digits: Int) throws(JSON5Error) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw error("\(digits) hexadecimal digits are wanted here")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func word() throws(JSON5Error) -> JSON5.Content {
    let start = error("")
    var letters = String.UnicodeScalarView()
    while let scalar = peek, !scalar.properties.isWhitespace,
      !",:[]{}/\"'".unicodeScalars.contains(scalar)
    {
      letters.append(scalar)
      position += 1
    }
    let word = String(letters)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let number = Self.number(word) { return .number(number) }
    let found = word.isEmpty ? peek.map { "'\($0)'" } ?? "the end" : "'\(word)'"
    throw JSON5Error(
      line: start.line, column: start.column,
      problem: "\(found) is no value; a text stands in quotes")
  }

  /// A number without what `Double` would not read: `+.5` becomes `.5`, `0x1F` becomes `31`.
  private static func number(_ word: String) -> String? {
    let unsigned = word.hasPrefix("+") || word.hasPrefix("-") ? String(word.dropFirst()) : word
    let sign = word.hasPrefix("-") ? "-" : ""
    if unsigned.lowercased().hasPrefix("0x") {
      return Int(unsigned.dropFirst(2), radix: 16).map { "\(sign)\($0)" }
    }
    guard let first = unsigned.unicodeScalars.first, first == "." || ("0"..."9").contains(first),
      unsigned.unicodeScalars.allSatisfy({ "0123456789.eE+-".unicodeScalars.contains($0) }),
      Double(unsigned) != nil || Double(unsigned + "0") != nil
    else { return nil }
    let whole = unsigned.hasSuffix(".") ? String(unsigned.dropLast()) : unsigned
    return sign + (whole.hasPrefix(".") ? "0" + whole : whole)
  }
}
