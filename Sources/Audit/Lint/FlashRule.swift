import Geometry

/// Finds views that flash more than three times in a second (WCAG 2.3.1).
struct FlashRule {
  /// A change of brightness that counts, as a share of full brightness.
  private static let change = 0.1
  private static let mostFlashes = 3

  private let film: TrackSet
  init(_ film: TrackSet) { self.film = film }

  func finding(_ track: Track) -> LintFinding? {
    let opacity = track.series(.opacity)
    let (red, green, blue) = (track.series(.red), track.series(.green), track.series(.blue))
    let light = opacity.indices.map { index -> Double in
      guard !red.isEmpty else { return opacity[index] }
      let bright = 0.2126 * red[index] + 0.7152 * green[index] + 0.0722 * blue[index]
      // How far from the ground; a dark view on a light ground flashes by its opacity alone.
      return opacity[index] * max(bright, 1 - bright)
    }
    var finder = TurnFinder(change: Self.change)
    for (frame, value) in light.enumerated() where !value.isNaN {
      finder.take(value, at: film.timesSeconds[frame], counts: true)
    }
    guard let start = finder.start(ofMoreThan: Self.mostFlashes) else { return nil }
    return finding(track, start, finder.flashes(from: start))
  }

  /// What to say of flashing that was measured on frames.
  func finding(_ flash: FlashMeter.Flash) -> LintFinding {
    let suspects = film.tracks.filter { track in
      zip(track.series(.x), track.series(.y)).contains { x, y in
        flash.area.contains(CGPoint(x: x, y: y))
      }
    }
    let culprit =
      suspects.first { finding($0) != nil } ?? suspects.first { !$0.moving.isEmpty }
      ?? suspects.last
    return finding(culprit, flash.startSeconds, flash.count, isRed: flash.isRed)
  }

  private func finding(
    _ track: Track?, _ start: Double, _ count: Int, isRed: Bool = false
  ) -> LintFinding {
    let name = track.map { "'\($0.name)'" } ?? "the canvas"
    return LintFinding(
      .flashing, place: track?.place, view: track?.name ?? "", timeSeconds: start,
      "\(name) flashes \(isRed ? "red " : "")\(count) times in the second from "
        + "\(decimal(start, 2)) s; more than \(Self.mostFlashes) can cause seizures, so slow it down"
    )
  }
}
