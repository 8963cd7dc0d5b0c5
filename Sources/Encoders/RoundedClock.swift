package import Playback

/// Frame times in a format that counts whole ticks, without drift.
///
/// Every boundary is rounded by itself, so the total is right within a tick. A tick count below the
/// format's least length is avoided by leaving frames out on an even grid.
package struct RoundedClock {
  package let rate: FrameRate
  package let ticksPerSecond: Int
  /// Shortest length of a frame in ticks.
  package let shortest: Int

  package init(rate: FrameRate, ticksPerSecond: Int, shortest: Int) {
    self.rate = rate
    self.ticksPerSecond = ticksPerSecond
    self.shortest = shortest
  }

  /// Whether frames come faster than the format can show them.
  package var dropsFrames: Bool {
    rate.denominator * ticksPerSecond < shortest * rate.numerator
  }

  /// Whether a frame is shown at all.
  package func shows(_ frame: Int) -> Bool {
    guard dropsFrames else { return true }
    // The first slot at or after the frame's start; does this frame last until then?
    let slot = slot(atOrAfter: frame)
    return slot * shortest * rate.numerator < (frame + 1) * rate.denominator * ticksPerSecond
  }

  /// The tick at which a shown frame (or the end, for the frame count) begins.
  package func tick(_ frame: Int) -> Int {
    guard dropsFrames else {
      let (n, d) = (frame * rate.denominator * ticksPerSecond, rate.numerator)
      return (2 * n + d) / (2 * d)
    }
    return slot(atOrAfter: frame) * shortest
  }

  private func slot(atOrAfter frame: Int) -> Int {
    let (n, d) = (frame * rate.denominator * ticksPerSecond, shortest * rate.numerator)
    return (n + d - 1) / d
  }
}
