internal import Geometry

/// Runs joined to one text, scalar by scalar.
struct TextSource: Hashable {
  let runs: [TextRun]
  let scalars: [Unicode.Scalar]
  /// For each scalar, which run it came from.
  let runIndices: [Int]
  /// For each scalar, its place in the caller's text; -1 for what we added.
  let origins: [Int]
  /// For each scalar, whether a character (grapheme cluster) begins there.
  let startsCharacter: [Bool]

  init(_ runs: [TextRun]) {
    let scalars = runs.flatMap { Array($0.text.unicodeScalars) }
    let indices = runs.enumerated().flatMap { index, run in
      Array(repeating: index, count: run.text.unicodeScalars.count)
    }
    self.init(
      runs: runs, scalars: scalars, runIndices: indices, origins: Array(scalars.indices))
  }

  private init(runs: [TextRun], scalars: [Unicode.Scalar], runIndices: [Int], origins: [Int]) {
    self.runs = runs
    self.scalars = scalars
    self.runIndices = runIndices
    self.origins = origins
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    var starts = Array(repeating: false, count: scalars.count)
    var place = 0
    for character in String(text) {
      starts[place] = true
      place += character.unicodeScalars.count
    }
    startsCharacter = starts
  }

  /// A part of the text with the same runs.
  func slice(_ range: Range<Int>) -> TextSource {
    TextSource(
      runs: runs, scalars: Array(scalars[range]), runIndices: Array(runIndices[range]),
      origins: Array(origins[range]))
  }

  /// This text, an ellipsis in the style of a run, then another part of the same text.
  func joinedByEllipsis(to end: TextSource, runIndex: Int) -> TextSource {
    TextSource(
      runs: runs, scalars: scalars + ["\u{2026}"] + end.scalars,
      runIndices: runIndices + [runIndex] + end.runIndices, origins: origins + [-1] + end.origins)
  }

  /// The starts of characters in a range.
  func characterStarts(in range: Range<Int>) -> [Int] {
    range.filter { startsCharacter[$0] }
  }

  /// The end of the character that begins at an index.
  func characterEnd(after start: Int) -> Int {
    var end = start + 1
    while end < scalars.count, !startsCharacter[end] { end += 1 }
    return end
  }

  func character(at start: Int) -> Character {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<characterEnd(after: start)])
    return String(text).first ?? " "
  }

  func text(in range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// Ranges between hard line ends, each with where the next begins.
  var paragraphs: [(content: Range<Int>, end: Int)] {
    var found: [(Range<Int>, Int)] = []
    var start = 0
    var place = 0
    while place < scalars.count {
      guard scalars[place].isLineEnd else {
        place += 1
        continue
      }
      var end = place + 1
      if scalars[place] == "\r", end < scalars.count, scalars[end] == "\n" { end += 1 }
      found.append((start..<place, end))
      (start, place) = (end, end)
    }
    found.append((start..<scalars.count, scalars.count))
    return found
  }
}

extension Unicode.Scalar {
  var isLineEnd: Bool {
    switch value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// White space that hangs over the end of a line.
  var isHangingSpace: Bool {
    properties.isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
