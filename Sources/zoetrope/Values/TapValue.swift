import Playback

/// An interaction on the command line: `Like@0.5s`, `Like#2@0.5s` or `120,80@1s`.
enum TapValue {
  static func read(_ text: String) throws -> Interaction {
    // The last @ counts: labels may hold others.
    guard let at = text.lastIndex(of: "@") else { throw unreadable }
    let target = text[..<at]
    guard !target.isEmpty,
      let seconds = try? TimeValue.seconds(String(text[text.index(after: at)...]))
    else { throw unreadable }
    return Interaction(target: read(target: target), gesture: .tap, timeSeconds: seconds)
  }

  private static func read(target: Substring) -> Interaction.Target {
    let parts = target.split(separator: ",")
    if parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]) {
      return .point(x: x, y: y)
    }
    if let mark = target.lastIndex(of: "#"), mark > target.startIndex,
      let occurrence = Int(target[target.index(after: mark)...]), (1...9999).contains(occurrence)
    {
      return .named(String(target[..<mark]), occurrence: occurrence)
    }
    return .named(String(target), occurrence: 1)
  }

  private static let unreadable = ValueError(
    wanted: "a tap; write LABEL@TIME, LABEL#2@TIME for the second of that name, or X,Y@TIME")
}
