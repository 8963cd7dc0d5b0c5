/// What changed between the motion of two films, in a designer's words.
package struct MotionDifference: Sendable {
  /// One change of one view.
  package struct Finding: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case added, removed, shown, time, duration, amplitude, overshoot, curve, place, shape, count
    }
    package var view: String
    package var property: String
    package var kind: Kind
    package var text: String
    /// Scene time from which the films differ.
    package var fromSeconds: Double
  }
  package let findings: [Finding]

  package init(from old: TrackSet, to new: TrackSet) {
    var found: [Finding] = []
    for track in old.tracks where new.track(track.name) == nil {
      found.append(Finding(view: track.name, kind: .removed, "'\(track.name)' is gone"))
    }
    for track in new.tracks where old.track(track.name) == nil {
      found.append(Finding(view: track.name, kind: .added, "'\(track.name)' is new"))
    }
    let finders = (MoveFinder(old), MoveFinder(new))
    for track in new.tracks {
      guard let before = old.track(track.name) else { continue }
      found +=
        Comparison(
          old: old, new: new, before: before, after: track, finders: finders
        ).findings
    }
    if old.timesSeconds.count != new.timesSeconds.count {
      found.append(
        Finding(
          view: "", kind: .count,
          "the film has \(new.timesSeconds.count) frames instead of \(old.timesSeconds.count)"))
    }
    findings = Self.joined(found)
  }

  /// One sentence for all views and properties of which the same is to be said.
  private static func joined(_ found: [Finding]) -> [Finding] {
    var result: [Finding] = []
    for finding in found where !result.contains(where: { $0.text == finding.text }) {
      result.append(finding)
    }
    return result
  }
}

extension MotionDifference.Finding {
  fileprivate init(
    view: String, property: Property? = nil, kind: Kind, _ text: String, at seconds: Double = 0
  ) {
    self.init(
      view: view, property: property?.words ?? "", kind: kind, text: text, fromSeconds: seconds)
  }
}

/// The comparison of one view in two films.
private struct Comparison {
  typealias Finding = MotionDifference.Finding
  let old: TrackSet
  let new: TrackSet
  let before: Track
  let after: Track
  let finders: (MoveFinder, MoveFinder)
  private var name: String { after.name }

  var findings: [Finding] {
    var found: [Finding] = []
    if let shown = visibility { found.append(shown) }
    for property in Property.allCases {
      guard let first = difference(property) else { continue }
      found += explanations(property, first)
    }
    return found
  }

  private var visibility: Finding? {
    let (was, now) = (before.frames, after.frames)
    guard was != now, let a = was.first, let b = now.first else { return nil }
    let later = new.timesSeconds[b] - old.timesSeconds[a]
    guard later.magnitude > old.frameSeconds / 2 else { return nil }
    return Finding(
      view: name, kind: .shown, "'\(name)' appears \(Self.shift(later))",
      at: min(old.timesSeconds[a], new.timesSeconds[b]))
  }

  /// The first frame in which a property differs.
  private func difference(_ property: Property) -> Int? {
    let (a, b) = (before.series(property), after.series(property))
    guard a.isEmpty == b.isEmpty else { return 0 }
    return zip(a, b).enumerated().first { _, pair in
      pair.0.isNaN != pair.1.isNaN || (pair.0 - pair.1).magnitude > property.threshold / 10
    }?.offset
  }

  private func explanations(_ property: Property, _ first: Int) -> [Finding] {
    let was = finders.0.moves(of: property, in: before)
    let now = finders.1.moves(of: property, in: after)
    if was.isEmpty, now.isEmpty { return [place(property, first)].compactMap { $0 } }
    if was.count == now.count {
      let found = zip(was, now).flatMap { explain($0, $1, property) }
      if !found.isEmpty { return found }
    }
    return [shape(property, first)]
  }

  private func place(_ property: Property, _ first: Int) -> Finding? {
    guard let a = before.series(property).first(where: { !$0.isNaN }),
      let b = after.series(property).first(where: { !$0.isNaN }),
      (a - b).magnitude > property.threshold / 10
    else { return nil }
    let distance = decimal((b - a).magnitude, 2) + " pt"
    let text: String
    switch property {
    case .x: text = "'\(name)' stands \(distance) further \(b > a ? "right" : "left")"
    case .y: text = "'\(name)' stands \(distance) \(b > a ? "lower" : "higher")"
    default:
      text =
        "\(property.words) of '\(name)' is \(amount(b, property)) instead of "
        + amount(a, property)
    }
    return Finding(view: name, property: property, kind: .place, text, at: old.timesSeconds[first])
  }

  private func explain(_ was: Move, _ now: Move, _ property: Property) -> [Finding] {
    var found: [Finding] = []
    func add(_ kind: Finding.Kind, _ text: String) {
      found.append(
        Finding(
          view: name, property: property, kind: kind, text,
          at: min(was.startSeconds, now.startSeconds)))
    }
    let later = now.startSeconds - was.startSeconds
    // Starts that no event tells are known to a fraction of a frame only.
    if later.magnitude > old.frameSeconds / 4 {
      add(.time, "'\(name)' arrives \(Self.shift(later))")
    }
    found += curves(was, now, property)
    let reach = max(was.travel.magnitude, property.threshold)
    if (now.travel - was.travel).magnitude > max(reach * 0.002, property.threshold) {
      let percent = (now.travel - was.travel) / reach * 100
      add(
        .amplitude,
        "\(property.words) of '\(name)' goes \(amount(was.to, property)) → "
          + "\(amount(now.to, property)) (\(decimal(percent.magnitude, 0)) % "
          + (now.travel.magnitude > was.travel.magnitude ? "more)" : "less)"))
    } else if (now.to - was.to).magnitude > property.threshold / 10 {
      add(
        .place,
        "\(property.words) of '\(name)' ends at \(amount(now.to, property)) instead of "
          + amount(was.to, property))
    }
    return found
  }

  private func curves(_ was: Move, _ now: Move, _ property: Property) -> [Finding] {
    guard let a = was.fit, let b = now.fit, a.curve != b.curve else { return [] }
    var found: [Finding] = []
    func add(_ kind: Finding.Kind, _ text: String) {
      found.append(
        Finding(view: name, property: property, kind: kind, text, at: was.startSeconds))
    }
    let swing = (SettleReport(a.curve).overshoot, SettleReport(b.curve).overshoot)
    if (swing.0 - swing.1).magnitude > 0.005 {
      let verb = swing.1 < swing.0 ? "fell" : "rose"
      add(
        .overshoot,
        "overshoot of '\(name)' \(verb) from \(percent(swing.0)) to \(percent(swing.1))")
    }
    let ratio = b.curve.seconds / max(a.curve.seconds, 1e-6)
    if a.curve.isLike(b.curve), (ratio - 1).magnitude > 0.01 {
      let word = ratio > 1 ? "slower" : "faster"
      add(
        .duration,
        "'\(name)' takes \(milliseconds(b.curve.seconds)) instead of "
          + "\(milliseconds(a.curve.seconds)) (\(decimal((ratio - 1).magnitude * 100, 0)) % \(word))"
      )
    }
    if found.isEmpty || !a.curve.isLike(b.curve) {
      add(.curve, "'\(name)' moves by \(b.curve.words) instead of \(a.curve.words)")
    }
    return found
  }

  private func shape(_ property: Property, _ first: Int) -> Finding {
    var worst = (distance: 0.0, index: first)
    for (index, pair) in zip(before.series(property), after.series(property)).enumerated() {
      let distance = (pair.0 - pair.1).magnitude
      if distance > worst.distance { worst = (distance, index) }
    }
    let at = decimal(old.timesSeconds[min(worst.index, old.timesSeconds.count - 1)], 3)
    return Finding(
      view: name, property: property, kind: .shape,
      "\(property.words) of '\(name)' moves otherwise: up to "
        + "\(amount(worst.distance, property)) at \(at) s",
      at: old.timesSeconds[min(first, old.timesSeconds.count - 1)])
  }

  // MARK: Words

  private static func shift(_ seconds: Double) -> String {
    "\(decimal(seconds.magnitude * 1000, 0)) ms \(seconds > 0 ? "later" : "earlier")"
  }
  private func milliseconds(_ seconds: Double) -> String { "\(decimal(seconds * 1000, 0)) ms" }
  private func percent(_ share: Double) -> String { "\(decimal(share * 100, 0)) %" }
  private func amount(_ value: Double, _ property: Property) -> String {
    let unit = property.unit
    return decimal(value, 3) + (unit.isEmpty || unit == "°" ? unit : " " + unit)
  }
}

extension MotionCurve {
  /// Whether two curves are of one family, so that their lengths can be compared.
  fileprivate func isLike(_ other: MotionCurve) -> Bool {
    switch (self, other) {
    case (.bezier(let a, let b, let c, let d, _), .bezier(let e, let f, let g, let h, _)):
      [(a, e), (b, f), (c, g), (d, h)].allSatisfy { ($0.0 - $0.1).magnitude < 0.08 }
    case (.spring, .spring): true
    default: false
    }
  }
}
