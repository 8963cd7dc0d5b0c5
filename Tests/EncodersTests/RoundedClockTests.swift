import Encoders
import Playback
import Testing

@Suite("Rounded clock") struct RoundedClockTests {
  private static let rates = [
    (60, 1), (50, 1), (30, 1), (24, 1), (25, 1), (240, 1), (30000, 1001), (24000, 1001), (100, 3),
    (1, 1), (59, 1), (51, 1),
  ]

  @Test(
    "adds up to the film's length within a tick and never goes below the shortest", arguments: rates
  )
  func lengths(rate: (Int, Int)) throws {
    let rate = try #require(FrameRate(numerator: rate.0, denominator: rate.1))
    let clock = RoundedClock(rate: rate, ticksPerSecond: 100, shortest: 2)
    for count in [1, 2, 7, 120, 1000] {
      let shown = (0..<count).filter(clock.shows)
      let starts = shown.map(clock.tick)
      #expect(shown.first == 0 && starts.first == 0)
      for (a, b) in zip(starts, starts.dropFirst()) { #expect(b - a >= 2) }
      let total = max(clock.tick(count), (starts.last ?? 0) + 2)
      let exact = 100 * Double(count * rate.denominator) / Double(rate.numerator)
      #expect(abs(Double(total) - exact) <= 2)
      if count >= 120 { #expect(abs(Double(total) - exact) <= 1.67) }
    }
  }

  @Test("spreads what it leaves out evenly: 5 of 6 frames at 60 a second")
  func drops() {
    let clock = RoundedClock(rate: .sixty, ticksPerSecond: 100, shortest: 2)
    #expect(clock.dropsFrames)
    #expect((0..<12).filter(clock.shows) == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
  }

  @Test("30 frames a second are 3, 4, 3 hundredths in turn")
  func diffused() throws {
    let rate = try #require(FrameRate(numerator: 30))
    let clock = RoundedClock(rate: rate, ticksPerSecond: 100, shortest: 2)
    let lengths = (0..<6).map { clock.tick($0 + 1) - clock.tick($0) }
    #expect(lengths == [3, 4, 3, 3, 4, 3])
  }
}
