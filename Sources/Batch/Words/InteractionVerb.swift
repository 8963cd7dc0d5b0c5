import Playback

/// What can be done to a scene, by the words people write.
package enum InteractionVerb: String, CaseIterable, Sendable {
  case tap
  case longPress = "long-press"
  case drag
  case scroll
  case type
  case hover
  case magnify
  case rotate

  /// A verb by its name in a flag, in a comment or in JSON: `long-press` or `longPress`.
  package init?(word: some StringProtocol) {
    let plain = Self.plain(word)
    guard let verb = Self.allCases.first(where: { Self.plain($0.rawValue) == plain }) else {
      return nil
    }
    self = verb
  }

  private static func plain(_ word: some StringProtocol) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// How an interaction of this kind is written.
  package var form: String {
    switch self {
    case .tap: "TARGET@TIME"
    case .longPress, .hover: "TARGET@TIME/DURATION"
    case .drag, .scroll: "TARGET:DX,DY@TIME/DURATION"
    case .type: "TARGET:LETTERS@TIME/DURATION"
    case .magnify: "TARGET:SCALE@TIME/DURATION"
    case .rotate: "TARGET:DEGREES@TIME/DURATION"
    }
  }

  package var example: String {
    switch self {
    case .tap: "Like@0.5s"
    case .longPress: "Like@0.5s/1s"
    case .hover: "Card@0.5s/1s"
    case .drag: "Card:+120,0@0.3s/0.4s"
    case .scroll: "List:0,300@1s/0.5s"
    case .type: "Email:me@x.org@1s"
    case .magnify: "Photo:1.5@0.5s/0.4s"
    case .rotate: "Photo:90@0.5s/0.4s"
    }
  }

  var takesArguments: Bool {
    switch self {
    case .tap, .longPress, .hover: false
    case .drag, .scroll, .type, .magnify, .rotate: true
    }
  }

  /// The gesture that arguments and a length of time make.
  /// - Throws: What the arguments are not, as in `a way in points; write DX,DY`.
  func gesture(_ arguments: Substring, seconds: Double?) throws(ValueError) -> Interaction.Gesture {
    switch self {
    case .tap:
      guard seconds == nil else {
        throw ValueError(wanted: "part of a tap, which takes no time; use a long press")
      }
      return .tap
    case .longPress: return .longPress(seconds: seconds ?? 1)
    case .hover: return .hover(seconds: seconds)
    case .drag:
      let way = try Self.way(arguments)
      return .drag(dx: way.x, dy: way.y, seconds: seconds ?? 0.3)
    case .scroll:
      let way = try Self.way(arguments)
      return .scroll(dx: way.x, dy: way.y, seconds: seconds ?? 0.5)
    case .type:
      guard !arguments.isEmpty else { throw ValueError(wanted: "letters to type") }
      return .type(Self.letters(arguments), seconds: seconds)
    case .magnify:
      guard let scale = Double(arguments), scale.isFinite, (0.01...100).contains(scale) else {
        throw ValueError(wanted: "a scale from 0.01 to 100, such as 1.5")
      }
      return .magnify(scale: scale, seconds: seconds ?? 0.5)
    case .rotate:
      let number = arguments.hasSuffix("deg") ? arguments.dropLast(3) : arguments
      guard let degrees = Double(number), abs(degrees) <= 36_000 else {
        throw ValueError(wanted: "a turn in degrees, such as 90 or -45")
      }
      return .rotate(degrees: degrees, seconds: seconds ?? 0.5)
    }
  }

  private static func way(_ text: Substring) throws(ValueError) -> (x: Double, y: Double) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw ValueError(wanted: "a way in points; write DX,DY such as +120,0")
    }
    return (x, y)
  }

  private static func number(_ text: Substring) -> Double? {
    guard let value = Double(text.trimmingPrefix(" ")), abs(value) <= 100_000 else { return nil }
    return value
  }

  /// `\n` is the return key, `\t` the tabulator, `\\` a backslash.
  private static func letters(_ text: Substring) -> String {
    var letters = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        letters += character == "n" ? "\n" : character == "t" ? "\t" : String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        letters.append(character)
      }
    }
    return isEscaped ? letters + "\\" : letters
  }
}
