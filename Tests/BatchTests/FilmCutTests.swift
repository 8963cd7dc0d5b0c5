import Batch
import Playback
import Testing

@Suite("FilmCut") struct FilmCutTests {
  @Test(
    "counts the frames of a grid that begin before a time",
    arguments: [
      (1.0, 60, 1, 60), (0.5, 60, 1, 30), (1.0 / 60, 60, 1, 1), (0.017, 60, 1, 2),
      (2.0, 30_000, 1001, 60), (3.0, 30, 1, 90), (0.1, 30, 1, 3), (0.7, 10, 1, 7),
      (41.666, 24, 1, 1000),
    ])
  func frameCount(seconds: Double, numerator: Int, denominator: Int, count: Int) throws {
    let rate = try #require(FrameRate(numerator: numerator, denominator: denominator))
    #expect(FilmCut.frameCount(before: seconds, at: rate) == count)
  }

  @Test("has no frame at or after its end, and none to spare", arguments: 1...200)
  func grid(count: Int) {
    let rate = FrameRate.sixty
    let end = rate.time(ofFrame: count).seconds
    #expect(FilmCut.frameCount(before: end, at: rate) == count)
  }

  @Test("ends after its duration, counted from its start")
  func end() {
    var cut = FilmCut()
    #expect(cut.endSeconds == nil)
    cut.durationSeconds = 2
    #expect(cut.endSeconds == 2)
    cut.fromSeconds = 0.5
    #expect(cut.endSeconds == 2.5)
    cut.toSeconds = 1
    #expect(cut.endSeconds == 1)
  }

  @Test("plays each nth frame at an nth of the rate, but frames by number at the full rate")
  func playbackRate() throws {
    var cut = FilmCut()
    cut.every = 2
    #expect(cut.playbackRate(of: .sixty) == FrameRate(numerator: 30))
    cut.frames = [FrameSpan(first: 0, last: 9)]
    #expect(cut.playbackRate(of: .sixty) == .sixty)
  }
}
