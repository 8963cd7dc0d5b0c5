import Playback

/// Which part of a scene's time becomes a film.
package struct FilmCut: Hashable, Sendable {
  /// Exact instants in seconds; where there are any, nothing else counts.
  package var instants: [Double] = []
  /// Frames by number; where there are any, `fromSeconds` and `toSeconds` do not count.
  package var frames: [FrameSpan] = []
  package var fromSeconds: Double?
  /// Half open: the film ends before this time.
  package var toSeconds: Double?
  package var durationSeconds: Double?
  /// Whether the frame at the end is kept too.
  package var includesEnd = false
  /// Only each `every`-th frame is kept.
  package var every = 1
  /// How long to follow a scene that neither rests nor repeats.
  package var limitSeconds = 5.0

  package init() {}

  /// Where the film ends, if that is said.
  package var endSeconds: Double? {
    toSeconds ?? durationSeconds.map { (fromSeconds ?? 0) + $0 }
  }

  /// How the instants of frames are chosen, in a word for programs.
  package var sampling: String {
    if !instants.isEmpty { return "instants" }
    if !frames.isEmpty { return "frames" }
    return includesEnd ? "end-inclusive" : "half-open"
  }

  /// The rate at which the film plays, given the rate of the scene's grid.
  package func playbackRate(of rate: FrameRate) -> FrameRate {
    guard every > 1, frames.isEmpty, instants.isEmpty else { return rate }
    return FrameRate(numerator: rate.numerator, denominator: rate.denominator * every) ?? rate
  }

  /// The number of frames of a grid that begin before a time.
  package static func frameCount(before seconds: Double, at rate: FrameRate) -> Int {
    let share = seconds * Double(rate.numerator) / Double(rate.denominator)
    var count = Int(share.rounded(.up))
    // The product may be off by one step of a double: the grid itself decides.
    while count > 0, rate.time(ofFrame: count - 1).seconds >= seconds { count -= 1 }
    while rate.time(ofFrame: count).seconds < seconds { count += 1 }
    return count
  }
}
