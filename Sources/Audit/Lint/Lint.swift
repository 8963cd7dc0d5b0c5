/// Looks for pitfalls in what a scene did.
package struct Lint {
  private let film: TrackSet
  private let sources: SourceText

  /// - Parameter film: The scene as most people see it.
  package init(_ film: TrackSet, sources: SourceText) {
    self.film = film
    self.sources = sources
  }

  /// - Parameters:
  ///   - reduced: The same scene under the setting to reduce motion.
  ///   - flashes: What was measured on its frames; nil judges by the numbers of single views.
  /// - Returns: Findings by rule and time, each said once.
  package func findings(
    reduced: TrackSet?, flashes: [FlashMeter.Flash]? = nil
  ) -> [LintFinding] {
    var found = reduced.map(leftMotion) ?? []
    found += PhaseLint(film, sources: sources).findings
    let rule = FlashRule(film)
    let flashing = flashes.map { $0.map(rule.finding) } ?? film.tracks.compactMap(rule.finding)
    found += flashing.map { finding in
      var finding = finding
      finding.place = finding.place ?? film.track(finding.view).flatMap(owner)
      return finding
    }
    found += film.events.compactMap(finding)
    var result: [LintFinding] = []
    for finding in found where !result.contains(where: { $0.line == finding.line }) {
      result.append(finding)
    }
    return result
  }

  // MARK: Reduce Motion

  /// What people who asked for less motion may still see move, by property.
  private static func allowance(_ property: Property) -> Double? {
    switch property {
    case .x, .y, .width, .height: 4
    case .scaleX, .scaleY: 0.001
    case .rotation: 0.1
    default: nil
    }
  }

  private func leftMotion(_ reduced: TrackSet) -> [LintFinding] {
    reduced.tracks.compactMap { track in
      var words: [String] = []
      var first: Int?
      for property in Property.allCases {
        guard let most = Self.allowance(property),
          !(property == .scaleY && words.contains { $0.hasPrefix("scales") })
        else { continue }
        let series = track.series(property)
        let shown = series.filter { !$0.isNaN }
        guard let low = shown.min(), let high = shown.max(), high - low > most else { continue }
        words.append(Self.words(property, low, high))
        let start = series.firstIndex { !$0.isNaN && ($0 - shown[0]).magnitude > most / 10 }
        first = min(first ?? .max, start ?? 0)
      }
      guard !words.isEmpty else { return nil }
      return LintFinding(
        .reduceMotion, place: track.place ?? owner(of: track), view: track.name,
        timeSeconds: reduced.timesSeconds[first ?? 0],
        "under Reduce Motion '\(track.name)' still \(words.joined(separator: ", ")); "
          + "read accessibilityReduceMotion and fade instead")
    }
  }

  /// Where the nearest type of the scene around a view is declared.
  private func owner(of track: Track) -> String? {
    track.owners.lazy.compactMap(sources.declaration).first
  }

  private static func words(_ property: Property, _ low: Double, _ high: Double) -> String {
    switch property {
    case .x, .y: return "travels \(decimal(high - low, 1)) pt in \(property.rawValue)"
    case .width, .height: return "changes its \(property.rawValue) by \(decimal(high - low, 1)) pt"
    case .rotation: return "turns by \(decimal(high - low, 1))°"
    default: return "scales from \(decimal(low, 3)) to \(decimal(high, 3))"
    }
  }

  // MARK: Events

  private func finding(_ event: TrackEvent) -> LintFinding? {
    let owners = [event.view] + event.owners
    switch event.kind {
    case "transitionSkipped":
      if let place = sources.animationInCondition(of: owners) {
        return LintFinding(
          .animationInside, place: place, view: event.owners.first ?? event.view,
          timeSeconds: event.timeSeconds,
          "a view with a transition \(event.detail) at \(decimal(event.timeSeconds, 3)) s and snaps: "
            + "its animation stands inside the condition and is gone with it; put "
            + ".animation(_:value:) on the container around the condition")
      }
      return LintFinding(
        .transitionSnaps, place: sources.calls(["transition"], owners: owners).first,
        view: event.owners.first ?? event.view, timeSeconds: event.timeSeconds,
        "a view with a transition \(event.detail) at \(decimal(event.timeSeconds, 3)) s without an "
          + "animation, so it snaps; change the state in withAnimation or add .animation(_:value:)")
    case "animatableDataMissing":
      return LintFinding(
        .animatableDataMissing, place: sources.declaration(of: event.detail),
        view: event.detail, timeSeconds: event.timeSeconds,
        "'\(event.detail)' changes under an animation but has no animatableData, so it jumps; "
          + "give it animatableData or mark it @Animatable")
    case "sameValue":
      guard sources.mentions("trigger:", in: owners) else { return nil }
      return LintFinding(
        .triggerUnchanged, place: sources.declaration(of: event.view), view: event.view,
        timeSeconds: event.timeSeconds,
        "a Bool is set to the value it has at \(decimal(event.timeSeconds, 3)) s, which triggers "
          + "nothing; toggle it, or count")
    default: return nil
    }
  }
}
