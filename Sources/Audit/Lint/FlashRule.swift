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
    let turns = turns(light)
    guard
      let first = turns.indices.first(where: { index in
        // A flash is a pair of opposite changes.
        let last = index + 2 * Self.mostFlashes + 1
        return last < turns.count
          && film.timesSeconds[turns[last]] - film.timesSeconds[turns[index]] <= 1
      })
    else { return nil }
    let start = film.timesSeconds[turns[first]]
    let count = turns.count { (0...1).contains(film.timesSeconds[$0] - start) } / 2
    return LintFinding(
      .flashing, place: track.place, view: track.name, timeSeconds: start,
      "'\(track.name)' flashes \(count) times in the second from \(decimal(start, 2)) s; more than "
        + "\(Self.mostFlashes) can cause seizures, so slow it down")
  }

  /// Frames at which brightness has turned round by enough to count.
  private func turns(_ light: [Double]) -> [Int] {
    var found: [Int] = []
    var anchor: (value: Double, frame: Int)?
    var rising: Bool?
    for (frame, value) in light.enumerated() where !value.isNaN {
      guard let held = anchor else {
        anchor = (value, frame)
        continue
      }
      let difference = value - held.value
      if let up = rising, up == (difference >= 0) || difference == 0 {
        anchor = (value, frame)
      } else if difference.magnitude >= Self.change {
        found.append(held.frame)
        rising = difference > 0
        anchor = (value, frame)
      }
    }
    return found
  }
}
