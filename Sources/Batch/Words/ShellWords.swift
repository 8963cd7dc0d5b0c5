/// Splits a line into words as a shell does: at spaces, but not within quotes.
package enum ShellWords {
  /// A word, and what of it was quoted.
  package struct Word: Equatable, Sendable {
    package var text = ""
    /// Whether it began with a quote.
    package var isQuoted = false
    /// The number after a quoted name, as in `"Like"#2`.
    package var occurrence: Int?
  }

  package static func split(_ line: some StringProtocol) -> [String] {
    words(line, joinsQuoted: true).map(\.text)
  }

  /// Words that remember whether they were quoted.
  package static func words(_ line: some StringProtocol) -> [Word] {
    words(line, joinsQuoted: false)
  }

  private static func words(_ line: some StringProtocol, joinsQuoted: Bool) -> [Word] {
    var words: [Word] = []
    var word: Word?
    var quote: Character?
    /// What follows the closing quote of a quoted word.
    var tail: String?
    func finished(_ word: Word) -> Word {
      var word = word
      guard let tail else { return word }
      if !joinsQuoted, tail.first == "#", let count = Int(tail.dropFirst()), count > 0 {
        word.occurrence = count
      } else {
        word.text += tail
        if !tail.isEmpty { word.isQuoted = false }
      }
      return word
    }
    for character in line {
      if let open = quote {
        if character == open {
          quote = nil
          if word?.isQuoted == true { tail = "" }
        } else if tail != nil {
          tail?.append(character)
        } else {
          word?.text.append(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        if word == nil { word = Word(isQuoted: true) }
      } else if character.isWhitespace {
        if let done = word { words.append(finished(done)) }
        word = nil
        tail = nil
      } else if tail != nil {
        tail?.append(character)
      } else {
        if word == nil { word = Word() }
        word?.text.append(character)
      }
    }
    if let done = word { words.append(finished(done)) }
    return words
  }
}
