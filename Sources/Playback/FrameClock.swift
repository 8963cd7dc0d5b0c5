import AnimationCore

/// The frame grid of a film: which instants are frames.
package struct FrameClock: Hashable, Sendable {
  package let rate: FrameRate
  package init(rate: FrameRate) { self.rate = rate }

  /// Instants closer than this are one: clocks count nanoseconds.
  private static let resolution = 0.5e-9

  package func time(of frame: Int) -> Time { rate.time(ofFrame: frame) }

  /// The first frame at or after an instant.
  package func firstFrame(atOrAfter seconds: Double) -> Int {
    let position = seconds * Double(rate.numerator) / Double(rate.denominator)
    guard position.isFinite, position > 0 else { return 0 }
    var frame = Int(position.rounded(.down))
    while time(of: frame).seconds < seconds - Self.resolution { frame += 1 }
    return frame
  }

  /// The frames of a half-open span of seconds.
  package func frames(from start: Double, to end: Double) -> Range<Int> {
    let first = firstFrame(atOrAfter: start)
    return first..<max(first, firstFrame(atOrAfter: end))
  }

  /// The frame that is on screen at an instant.
  package func frame(showing seconds: Double) -> Int {
    let next = firstFrame(atOrAfter: seconds)
    return time(of: next).seconds > seconds + Self.resolution ? next - 1 : next
  }
}
