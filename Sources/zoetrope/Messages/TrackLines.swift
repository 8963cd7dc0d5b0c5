import Audit

/// Tracks as text: a line for each view, and a line for each property that changes.
struct TrackLines {
  let lines: [String]

  init(_ tracks: TrackSet) {
    lines = tracks.tracks.flatMap { track -> [String] in
      let times = track.frames.map { tracks.timesSeconds[$0] }
      let span = "\(seconds(times.first ?? 0))–\(seconds(times.last ?? 0))"
      let place = track.place.map { "\t\($0)" } ?? ""
      let head = "\(track.name)\t\(span)\(place)"
      return [head]
        + track.moving.map { property in
          let shown = track.series(property).filter { !$0.isNaN }
          let ends = [shown.first, shown.last, shown.min(), shown.max()].map { decimal($0 ?? 0, 3) }
          return "  \(property.words)\t\(ends[0]) → \(ends[1])\t\(ends[2])…\(ends[3])\t"
            + Sparkline.text(shown, width: 40)
        }
    }
  }
}
