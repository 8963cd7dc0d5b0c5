import Playback

/// An interaction as one word: `TARGET[:ARGS]@TIME[/DURATION]`.
///
/// The last `@` counts, for labels and letters may hold others. A target in double quotes may hold
/// anything; `TARGET#2` is the second of that name, `X,Y` a point of the canvas. An error names the
/// letter where reading stopped.
package enum InteractionWords {
  package static func read(
    _ text: String, as verb: InteractionVerb
  ) throws(ValueError) -> Interaction {
    let word = Substring(text)
    guard let at = word.lastIndex(of: "@") else {
      throw bad(verb, word, word.endIndex, "the time is missing: no '@'")
    }
    let (time, seconds) = try times(word[word.index(after: at)...], in: word, verb)
    let (target, arguments) = try head(word[..<at], in: word, verb)
    do {
      let gesture = try verb.gesture(arguments, seconds: seconds)
      return Interaction(target: target, gesture: gesture, timeSeconds: time)
    } catch {
      let place = arguments.isEmpty ? at : arguments.startIndex
      let found = arguments.isEmpty ? "" : "'\(arguments)' is not "
      throw bad(verb, word, place, (found.isEmpty ? "wanted: " : found) + error.wanted)
    }
  }

  /// A target by itself: `Like`, `Like#2`, `"Like #2"#3` or `120,80`.
  package static func target(_ text: Substring) -> Interaction.Target? {
    if text.isEmpty { return nil }
    if text.first == "\"" {
      let rest = text.dropFirst()
      guard let end = rest.firstIndex(of: "\""), end > rest.startIndex else { return nil }
      let name = String(rest[..<end])
      let tail = rest[rest.index(after: end)...]
      if tail.isEmpty { return .named(name, occurrence: 1) }
      return occurrence(tail).map { .named(name, occurrence: $0) }
    }
    let parts = text.split(separator: ",")
    if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite
    {
      return .point(x: x, y: y)
    }
    if let mark = text.lastIndex(of: "#"), mark > text.startIndex,
      let count = occurrence(text[mark...])
    {
      return .named(String(text[..<mark]), occurrence: count)
    }
    return .named(String(text), occurrence: 1)
  }

  private static func occurrence(_ text: Substring) -> Int? {
    guard text.first == "#", let count = Int(text.dropFirst()), (1...9999).contains(count) else {
      return nil
    }
    return count
  }

  // MARK: Parts

  private static func times(
    _ text: Substring, in word: Substring, _ verb: InteractionVerb
  ) throws(ValueError) -> (time: Double, seconds: Double?) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let time = try? TimeValue.seconds(String(parts[0])) else {
      throw bad(verb, word, text.startIndex, "'\(parts[0])' is no time")
    }
    guard parts.count > 1 else { return (time, nil) }
    guard let seconds = try? TimeValue.seconds(String(parts[1])), seconds > 0 else {
      throw bad(verb, word, parts[1].startIndex, "'\(parts[1])' is no length of time")
    }
    return (time, seconds)
  }

  private static func head(
    _ text: Substring, in word: Substring, _ verb: InteractionVerb
  ) throws(ValueError) -> (Interaction.Target, Substring) {
    var name = text
    var arguments = text[text.endIndex...]
    if verb.takesArguments {
      guard let colon = colon(in: text, verb) else {
        throw bad(verb, word, text.endIndex, "':' and what follows it are missing")
      }
      name = text[..<colon]
      arguments = text[text.index(after: colon)...]
    }
    if name.isEmpty, verb == .scroll { return (.any, arguments) }
    guard let target = target(name) else {
      let problem = name.isEmpty ? "the target is missing" : "the quoted target does not end"
      throw bad(verb, word, name.startIndex, problem)
    }
    return (target, arguments)
  }

  /// Where the arguments begin: after a quoted target, else at the first colon of letters to type
  /// and at the last colon of numbers.
  private static func colon(in text: Substring, _ verb: InteractionVerb) -> Substring.Index? {
    if text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") {
      return text[end...].firstIndex(of: ":")
    }
    return verb == .type ? text.firstIndex(of: ":") : text.lastIndex(of: ":")
  }

  private static func bad(
    _ verb: InteractionVerb, _ word: Substring, _ place: Substring.Index, _ problem: String
  ) -> ValueError {
    let letter = word.distance(from: word.startIndex, to: place) + 1
    return ValueError(
      wanted: "\(verb == .tap ? "a tap" : "\(verb == .hover ? "a hover" : "a " + verb.rawValue)")"
        + ": letter \(letter): \(problem); write \(verb.form), such as \(verb.example)")
  }
}
