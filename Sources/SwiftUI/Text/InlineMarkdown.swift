/// The marks that a text's key may hold: strong, emphasis, code, strike and links.
///
/// Blocks such as headings and lists are no marks here; unpaired marks stay as they are written.
package enum InlineMarkdown {
  /// A stretch of text between marks.
  package struct Span: Equatable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var link: String?
  }

  static func mayHoldMarks(_ text: String) -> Bool {
    text.contains { "*_`~[\\".contains($0) }
  }

  package static func spans(of text: String) -> [Span] {
    var parser = Parser(characters: Array(text))
    return parser.parse()
  }

  private struct Parser {
    let characters: [Character]
    var index = 0
    var style = Span(text: "")
    var spans: [Span] = []

    init(characters: [Character]) { self.characters = characters }

    mutating func parse() -> [Span] {
      while index < characters.count { step() }
      return spans
    }

    private mutating func step() {
      let character = characters[index]
      switch character {
      case "\\":
        if index + 1 < characters.count, "\\*_`~[]()".contains(characters[index + 1]) {
          index += 1
        }
        add(characters[index])
      case "`":
        guard let end = find("`", from: index + 1) else { return add(character) }
        var span = style
        span.isCode = true
        span.text = String(characters[(index + 1)..<end])
        spans.append(span)
        index = end + 1
      case "*", "_": toggleEmphasis(character)
      case "~":
        guard run("~") == 2, toggles(\.isStruck, "~~") else { return add(character) }
        style.isStruck.toggle()
        index += 2
      case "[":
        guard let link = link() else { return add(character) }
        var inner = Parser(characters: Array(characters[(index + 1)..<link.label]))
        inner.style = style
        inner.style.link = link.address
        spans += inner.parse()
        index = link.end
      default: add(character)
      }
    }

    private mutating func add(_ character: Character) {
      if let last = spans.indices.last {
        var sample = spans[last]
        sample.text = ""
        if sample == style {
          spans[last].text.append(character)
          index += 1
          return
        }
      }
      var span = style
      span.text = String(character)
      spans.append(span)
      index += 1
    }

    private mutating func toggleEmphasis(_ mark: Character) {
      let count = min(run(mark), 3)
      // Within a word an underscore is a letter.
      if mark == "_", isWord(index - 1), isWord(index + count) { return add(mark) }
      let isStrong = count >= 2
      let isEmphasized = count != 2
      let ends = (!isStrong || style.isStrong) && (!isEmphasized || style.isEmphasized)
      let marks = String(repeating: mark, count: count)
      guard ends ? !isSpace(index - 1) : !isSpace(index + count) && hasEnd(marks) else {
        return add(mark)
      }
      if isStrong { style.isStrong.toggle() }
      if isEmphasized { style.isEmphasized.toggle() }
      index += count
    }

    private func toggles(_ flag: KeyPath<Span, Bool>, _ marks: String) -> Bool {
      style[keyPath: flag] || hasEnd(marks)
    }
    private func run(_ mark: Character) -> Int {
      var end = index
      while end < characters.count, characters[end] == mark { end += 1 }
      return end - index
    }
    private func hasEnd(_ marks: String) -> Bool {
      let wanted = Array(marks)
      var place = index + wanted.count + 1
      while place + wanted.count <= characters.count {
        if Array(characters[place..<(place + wanted.count)]) == wanted, !isSpace(place - 1) {
          return true
        }
        place += 1
      }
      return false
    }
    private func find(_ mark: Character, from start: Int) -> Int? {
      characters[min(start, characters.count)...].firstIndex(of: mark)
    }
    private func isSpace(_ place: Int) -> Bool {
      !characters.indices.contains(place) || characters[place].isWhitespace
    }
    private func isWord(_ place: Int) -> Bool {
      characters.indices.contains(place)
        && (characters[place].isLetter || characters[place].isNumber)
    }
    /// Where the words of a link end, its address, and what follows it.
    private func link() -> (label: Int, address: String, end: Int)? {
      guard let label = find("]", from: index + 1), label + 1 < characters.count,
        characters[label + 1] == "(", let end = find(")", from: label + 2)
      else { return nil }
      return (label, String(characters[(label + 2)..<end]), end + 1)
    }
  }
}

extension Text.Segment {
  /// The segment cut at its marks.
  var marked: [Text.Segment] {
    guard InlineMarkdown.mayHoldMarks(text) else { return [self] }
    return InlineMarkdown.spans(of: text).map { span in
      var segment = self
      segment.text = span.text
      if span.isStrong { segment.weight = .bold }
      if span.isEmphasized { segment.isItalic = true }
      if span.isCode { segment.design = .monospaced }
      if span.isStruck { segment.strikethrough = TextLine(pattern: .solid, color: nil) }
      if span.link != nil { segment.color = AnyShapeStyleBox(Color.accentColor) }
      return segment
    }
  }
}
