/// What changed between the motion of two films, in a designer's words.
package struct MotionDifference: Sendable {
  /// One change of one view.
  package struct Finding: Codable, Equatable, Sendable {
    /// What has changed; by rank, so that of two changes at one time the cause comes first.
    package enum Kind: String, Codable, Sendable, CaseIterable {
      case content, color, size, look, time, shown, duration, overshoot, curve, amplitude, place
      case shape, removed, added, count
    }
    package var view: String
    package var property: String
    package var kind: Kind
    package var text: String
    /// Scene time from which the films differ.
    package var fromSeconds: Double
  }
  /// The earliest first.
  package let findings: [Finding]

  package init(from old: TrackSet, to new: TrackSet) {
    let pairing = TrackPairing(from: old, to: new)
    let finders = (MoveFinder(old), MoveFinder(new))
    var found = pairing.pairs.flatMap { before, after in
      TrackComparison(old: old, new: new, before: before, after: after, finders: finders).findings
    }
    found += pairing.gone.map { track in
      Finding(
        view: track.name, kind: .removed, "'\(track.name)' is gone", at: old.firstTime(of: track))
    }
    found += pairing.added.map { track in
      Finding(
        view: track.name, kind: .added, "'\(track.name)' is new", at: new.firstTime(of: track))
    }
    if old.timesSeconds.count != new.timesSeconds.count {
      found.append(
        Finding(
          view: "", kind: .count,
          "the film has \(new.timesSeconds.count) frames instead of \(old.timesSeconds.count)",
          at: .infinity))
    }
    let frame = old.frameSeconds
    findings = Self.joined(Self.ordered(found, frame: frame))
  }

  /// By time, then by kind; what is equal in both keeps its order.
  private static func ordered(_ found: [Finding], frame: Double) -> [Finding] {
    func key(_ finding: Finding) -> (Double, Int) {
      (
        (finding.fromSeconds / frame).rounded(),
        Finding.Kind.allCases.firstIndex(of: finding.kind) ?? 0
      )
    }
    return found.enumerated().sorted { one, other in
      let (a, b) = (key(one.element), key(other.element))
      return a == b ? one.offset < other.offset : a < b
    }.map(\.element)
  }

  /// One sentence for all views and properties of which the same is to be said.
  private static func joined(_ found: [Finding]) -> [Finding] {
    var result: [(finding: Finding, names: [String])] = []
    for finding in found {
      if let twin = result.firstIndex(where: { $0.finding.says(the: finding) }) {
        if !result[twin].names.contains(finding.view) { result[twin].names.append(finding.view) }
      } else {
        result.append((finding, [finding.view]))
      }
    }
    return result.map { finding, names in
      var finding = finding
      finding.text = finding.text.replacing(
        finding.mark, with: finding.mark + Self.others(Array(names.dropFirst())))
      return finding
    }
  }

  /// Other views of which a sentence holds too.
  private static func others(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let told = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return " (and \(told)\(rest))"
  }
}

extension MotionDifference.Finding {
  init(
    view: String, property: Property? = nil, kind: Kind, _ text: String, at seconds: Double = 0
  ) {
    self.init(
      view: view, property: property?.words ?? "", kind: kind, text: text, fromSeconds: seconds)
  }
}

extension MotionDifference.Finding {
  /// How the text names the view.
  fileprivate var mark: String { "'\(view)'" }

  /// Whether the same is to be said of another view.
  fileprivate func says(the other: MotionDifference.Finding) -> Bool {
    kind == other.kind
      && text.replacing(mark, with: "''") == other.text.replacing(other.mark, with: "''")
  }
}

extension TrackSet {
  fileprivate func firstTime(of track: Track) -> Double {
    track.frames.first.map { timesSeconds[$0] } ?? 0
  }
}
