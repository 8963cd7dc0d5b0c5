import AnimationCore
import Batch
import Display
import Playback
import Raster
import Testing

/// Remembers what it was given.
private final class Witness: FrameSink {
  var format: FilmFormat?
  var indices: [Int] = []
  var sceneFrames: [Int] = []
  var repeats: [Bool] = []
  var isFinished = false
  var isCancelled = false

  func begin(_ format: FilmFormat) { self.format = format }
  func consume(_ frame: Frame) {
    indices.append(frame.index)
    sceneFrames.append(frame.sceneFrame)
    repeats.append(frame.repeatsPrevious)
  }
  func finish() { isFinished = true }
  func cancel() { isCancelled = true }
}

@Suite("SievingSink") struct SievingSinkTests {
  private let size = PixelSize(width: 1, height: 1)

  /// Sends `count` frames at 10 a second; those in `changes` differ from the one before.
  private func send(_ count: Int, changes: Set<Int> = [], to sink: SievingSink) throws {
    let rate = try #require(FrameRate(numerator: 10))
    try sink.begin(
      FilmFormat(size: size, rate: rate, frameCount: count, hasAlpha: false, scale: 1))
    let pixels = Pixmap(size: size)
    for index in 0..<count {
      try sink.consume(
        Frame(
          index: index, sceneFrame: index, time: rate.time(ofFrame: index), pixels: pixels,
          repeatsPrevious: index > 0 && !changes.contains(index)))
    }
  }

  @Test("lets all pass by default")
  func all() throws {
    let witness = Witness()
    try send(4, changes: [2], to: SievingSink(witness))
    #expect(witness.sceneFrames == [0, 1, 2, 3])
    #expect(witness.repeats == [false, true, false, true])
    #expect(witness.format?.frameCount == 4)
  }

  @Test("keeps each nth frame from the first on, at an nth of the rate")
  func every() throws {
    let witness = Witness()
    try send(10, to: SievingSink(witness, every: 3))
    #expect(witness.sceneFrames == [0, 3, 6, 9])
    #expect(witness.indices == [0, 1, 2, 3])
    #expect(witness.format?.rate == FrameRate(numerator: 10, denominator: 3))
    #expect(witness.format?.frameCount == 4)
  }

  @Test("calls a frame a repetition only when nothing between changed either")
  func repetition() throws {
    let witness = Witness()
    try send(9, changes: [4, 8], to: SievingSink(witness, every: 3))
    // Frame 6 differs from frame 3 because frame 4 did; frame 8 does not pass.
    #expect(witness.sceneFrames == [0, 3, 6])
    #expect(witness.repeats == [false, true, false])
  }

  @Test("begins at a time, and its first frame repeats nothing")
  func start() throws {
    let witness = Witness()
    try send(10, to: SievingSink(witness, fromSeconds: 0.35, every: 2))
    #expect(witness.sceneFrames == [4, 6, 8])
    #expect(witness.indices == [0, 1, 2])
    #expect(witness.repeats == [false, true, true])
    #expect(witness.format?.frameCount == nil)
  }

  @Test("fails where nothing is left")
  func nothing() throws {
    let sink = SievingSink(Witness(), fromSeconds: 2)
    try send(10, to: sink)
    #expect(throws: FilmError.emptyFilm(fromSeconds: 2, endSeconds: 0.9)) { try sink.finish() }
  }

  @Test("reports the frames that passed")
  func report() throws {
    let sink = SievingSink(Witness(), every: 3)
    try send(10, to: sink)
    var report = SceneReport()
    report.frameCount = 10
    report.durationSeconds = 1
    let adjusted = sink.adjusted(report)
    #expect(adjusted.frameCount == 4)
    #expect(adjusted.durationSeconds == 1.2)
  }
}
