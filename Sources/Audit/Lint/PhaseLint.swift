/// Looks at the steps of phase animators.
struct PhaseLint {
  /// More phases than this are choreography, which keyframes tell better.
  private static let mostPhases = 5
  /// A hold, rather than a stagger, in seconds.
  private static let longDelay = 0.5

  private let film: TrackSet
  private let sources: SourceText

  init(_ film: TrackSet, sources: SourceText) {
    self.film = film
    self.sources = sources
  }

  var findings: [LintFinding] {
    let steps = film.events.filter { $0.kind == "phase" && $0.step != nil }
    var walks: [Int] = []
    for event in steps where !walks.contains(event.identity) { walks.append(event.identity) }
    return walks.flatMap { walk in
      let own = steps.filter { $0.identity == walk }
      return many(own) + skipped(own) + owner(own)
    }
  }

  private func finding(
    _ rule: LintFinding.Rule, _ event: TrackEvent, _ message: String
  ) -> LintFinding {
    LintFinding(
      rule, place: sources.calls(["phaseAnimator", "PhaseAnimator"], owners: event.owners).first,
      view: event.owners.first ?? event.view, timeSeconds: event.timeSeconds, message)
  }

  private func many(_ steps: [TrackEvent]) -> [LintFinding] {
    guard let event = steps.first, let count = event.step?.count, count > Self.mostPhases else {
      return []
    }
    return [
      finding(
        .tooManyPhases, event,
        "\(count) phases in one animator; beyond \(Self.mostPhases) a keyframe animator tells it "
          + "better")
    ]
  }

  private func skipped(_ steps: [TrackEvent]) -> [LintFinding] {
    zip(steps, steps.dropFirst()).compactMap { event, next in
      guard let step = event.step, step.index != 0, step.seconds ?? 1 > 0,
        next.timeSeconds == event.timeSeconds
      else { return nil }
      return finding(
        .phaseSkipped, event,
        "phase '\(event.detail)' looks the same as the one before it, so it takes no time; change "
          + "something in it, or put a delay on the phase after it")
    }
  }

  /// An animation that only makes sense if it belonged to the phase that is left: a long wait
  /// while nothing is to be seen, and then hardly a moment of what was to be held.
  private func owner(_ steps: [TrackEvent]) -> [LintFinding] {
    zip(steps, steps.dropFirst()).compactMap { event, next in
      guard let step = event.step, step.isTriggered, step.delaySeconds >= Self.longDelay,
        let after = next.step, after.delaySeconds < step.delaySeconds / 2
      else { return nil }
      let begin = event.timeSeconds
      let shown = begin + step.delaySeconds
      guard isHidden(from: begin, to: shown, event),
        !isHidden(from: shown, to: next.timeSeconds, event)
      else { return nil }
      let seen = next.timeSeconds - shown + (after.seconds ?? 0) - after.delaySeconds
      guard seen < step.delaySeconds else { return nil }
      return finding(
        .phaseOwner, event,
        "the wait of \(decimal(step.delaySeconds, 2)) s on phase '\(event.detail)' passes while "
          + "nothing is shown, and then it shows for \(decimal(max(seen, 0), 2)) s; an animation "
          + "belongs to the phase that is gone to, so put the delay on '\(next.detail)'")
    }
  }

  /// Whether all that the animator's owner draws is invisible between two times.
  private func isHidden(from begin: Double, to end: Double, _ event: TrackEvent) -> Bool {
    let owner = event.owners.first
    let tracks = film.tracks.filter { track in owner.map { track.owners.contains($0) } ?? true }
    let frames = film.timesSeconds.indices.filter {
      // The first frame of a span may show what was before it.
      film.timesSeconds[$0] > begin + film.frameSeconds / 2 && film.timesSeconds[$0] < end
    }
    guard !frames.isEmpty, !tracks.isEmpty else { return false }
    return tracks.allSatisfy { track in
      let opacity = track.series(.opacity)
      return frames.allSatisfy { !(opacity[$0] > 0.02) }
    }
  }
}
