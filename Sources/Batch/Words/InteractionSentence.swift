import Playback

/// An interaction as people say it: `tap "Like" at 0.5s`, `drag "Card" by +120,0 at 0.3s for 0.4s`,
/// `type "me@x.org" into "Email" at 1s`.
///
/// The words of a line are taken from the front, so that several may follow each other.
struct InteractionSentence {
  private var words: ArraySlice<ShellWords.Word>
  private let verb: InteractionVerb

  /// Reads what follows a verb and takes its words away.
  static func read(
    _ verb: InteractionVerb, from words: inout ArraySlice<ShellWords.Word>
  ) throws(ValueError) -> Interaction {
    guard let first = words.first else {
      throw ValueError(wanted: "whole; after \(verb.rawValue) write \(verb.form)")
    }
    // `Like@0.5s` is the short form, unless words go on about it.
    if first.text.contains("@"), !isFollowed(words) {
      words.removeFirst()
      return try InteractionWords.read(first.text, as: verb)
    }
    var sentence = InteractionSentence(words: words, verb: verb)
    let interaction = try sentence.readWhole()
    words = sentence.words
    return interaction
  }

  private static let joints = ["by", "to", "at", "for", "into"]

  private static func isFollowed(_ words: ArraySlice<ShellWords.Word>) -> Bool {
    words.dropFirst().first.map { !$0.isQuoted && joints.contains($0.text) } ?? false
  }

  private mutating func readWhole() throws(ValueError) -> Interaction {
    var target: Interaction.Target?
    var arguments = ""
    var time: Double?
    var seconds: Double?
    if verb == .type { arguments = try next("the letters to type").text }
    if verb == .type { try expect("into") }
    if verb != .scroll || words.first?.text != "by" {
      let word = try next("a target")
      target = try self.target(word)
    }
    while let word = words.first, !word.isQuoted, Self.joints.dropLast().contains(word.text) {
      words.removeFirst()
      switch word.text {
      case "at": time = try read(next("a time").text, TimeValue.seconds)
      case "for": seconds = try read(next("a length of time").text, TimeValue.duration)
      default: arguments = try next("an amount").text
      }
    }
    guard let time else {
      throw ValueError(wanted: "whole: 'at TIME' is missing; write \(form)")
    }
    let gesture: Interaction.Gesture
    do {
      gesture = try verb.gesture(Substring(arguments), seconds: seconds)
    } catch {
      throw ValueError(wanted: "\(error.wanted); write \(form)")
    }
    return Interaction(target: target ?? .any, gesture: gesture, timeSeconds: time)
  }

  private func target(_ word: ShellWords.Word) throws(ValueError) -> Interaction.Target {
    if word.isQuoted {
      // `"Like"#2` comes as one word; the mark within quotes belongs to the name.
      guard let count = word.occurrence else { return .named(word.text, occurrence: 1) }
      return .named(word.text, occurrence: count)
    }
    guard let target = InteractionWords.target(Substring(word.text)) else {
      throw ValueError(wanted: "a target; write \(form)")
    }
    return target
  }

  private mutating func next(_ wanted: String) throws(ValueError) -> ShellWords.Word {
    guard let word = words.popFirst() else {
      throw ValueError(wanted: "whole: \(wanted) is missing; write \(form)")
    }
    return word
  }

  private mutating func expect(_ word: String) throws(ValueError) {
    guard words.popFirst()?.text == word else {
      throw ValueError(wanted: "whole: '\(word)' is missing; write \(form)")
    }
  }

  private func read(
    _ text: String, _ reader: (String) throws -> Double
  ) throws(ValueError) -> Double {
    do { return try reader(text) } catch { throw ValueError(wanted: "right: '\(text)' is no time") }
  }

  private var form: String {
    switch verb {
    case .tap: "tap \"Like\" at 0.5s"
    case .longPress: "long-press \"Like\" at 0.5s for 1s"
    case .hover: "hover \"Card\" at 0.5s for 1s"
    case .drag: "drag \"Card\" by +120,0 at 0.3s for 0.4s"
    case .scroll: "scroll \"List\" by 0,300 at 1s for 0.5s"
    case .type: "type \"me@x.org\" into \"Email\" at 1s"
    case .magnify: "magnify \"Photo\" to 1.5 at 0.5s for 0.4s"
    case .rotate: "rotate \"Photo\" by 90 at 0.5s for 0.4s"
    }
  }
}
