import Audit
import Review

/// Plots of all that moves in a film.
package enum MotionPanels {
  /// A plot for each property that changes.
  ///
  /// `views` holds the names of views, empty for all of them. `golden` is the film as it was
  /// recorded: what moves otherwise is drawn behind.
  package static func plot(
    title: String, _ tracks: TrackSet, views: [String] = [], golden: TrackSet? = nil
  ) -> MotionPlot {
    let finder = MoveFinder(tracks)
    let chosen = tracks.tracks.filter { views.isEmpty || views.contains($0.name) }
    let panels = chosen.flatMap { track in
      moving(track, golden?.track(track.name)).map {
        panel(track, $0, finder, tracks, golden)
      }
    }
    return MotionPlot(title: title, panels: panels, marks: marks(tracks))
  }

  /// What moves now or moved then.
  private static func moving(_ track: Track, _ old: Track?) -> [Property] {
    let now = Set(track.moving).union(old?.moving ?? [])
    return Property.allCases.filter {
      now.contains($0) && ($0 != .scaleY || !track.scalesEvenly)
    }
  }

  private static func panel(
    _ track: Track, _ property: Property, _ finder: MoveFinder, _ tracks: TrackSet,
    _ golden: TrackSet?
  ) -> MotionPlot.Panel {
    let values = track.series(property)
    let times = tracks.timesSeconds
    let curves = finder.moves(of: property, in: track)
      .compactMap { $0.fit.flatMap { $0.error < 0.02 ? $0.curve.words : nil } }
    var panel = MotionPlot.Panel(
      title: "\(track.name): \(property.words)", note: curves.suffix(3).joined(separator: "; "),
      unit: property.unit, times: times, values: values,
      velocities: velocities(values, times))
    if let golden, let old = golden.track(track.name)?.series(property), !old.isEmpty {
      panel.goldenTimes = golden.timesSeconds
      panel.goldenValues = old
    }
    return panel
  }

  private static func velocities(_ values: [Double], _ times: [Double]) -> [Double] {
    values.indices.map { index -> Double in
      let (before, after) = (max(index - 1, 0), min(index + 1, values.count - 1))
      guard after > before else { return 0 }
      return (values[after] - values[before]) / (times[after] - times[before])
    }
  }

  private static func marks(_ tracks: TrackSet) -> [MotionPlot.Mark] {
    var found: [MotionPlot.Mark] = []
    for event in tracks.events where ["tap", "phase", "keyframesStart"].contains(event.kind) {
      let text = event.kind == "phase" ? event.detail : event.kind
      if found.contains(where: { $0.time == event.timeSeconds && $0.text == text }) { continue }
      found.append(MotionPlot.Mark(time: event.timeSeconds, text: text))
    }
    return found
  }
}
