import Playback
import Raster

/// Lets pass the frames from a time on, and of these each nth one.
package final class SievingSink: FrameSink {
  private let inner: any FrameSink
  private let fromSeconds: Double
  private let every: Int
  private var seen = 0
  private var passed = 0
  /// Whether the picture has been the same since the last frame that passed.
  private var isUnchanged = false
  /// Where it may differ from the last frame that passed; nil: anywhere.
  private var changes: [PixelBox]? = []
  /// More places than this are taken together.
  private static let mostPlaces = 12
  private var endSeconds = 0.0
  private var rate = FrameRate.sixty

  package init(_ inner: any FrameSink, fromSeconds: Double = 0, every: Int = 1) {
    self.inner = inner
    self.fromSeconds = fromSeconds
    self.every = every
  }

  package func begin(_ format: FilmFormat) throws {
    var format = format
    if fromSeconds > 0 { format.frameCount = nil }
    format.frameCount = format.frameCount.map { ($0 + every - 1) / every }
    // A film of each second frame has half the rate, so that it plays at the scene's own speed.
    format.rate =
      FrameRate(
        numerator: format.rate.numerator, denominator: format.rate.denominator * every)
      ?? format.rate
    rate = format.rate
    try inner.begin(format)
  }

  package func consume(_ frame: Frame) throws {
    isUnchanged = isUnchanged && frame.repeatsPrevious
    collect(frame)
    endSeconds = frame.time.seconds
    guard frame.time.seconds >= fromSeconds else { return }
    defer { seen += 1 }
    guard seen % every == 0 else { return }
    try inner.consume(
      Frame(
        index: passed, sceneFrame: frame.sceneFrame, time: frame.time, pixels: frame.pixels,
        repeatsPrevious: passed > 0 && isUnchanged, changes: passed > 0 ? changes : nil))
    passed += 1
    isUnchanged = true
    changes = []
  }

  private func collect(_ frame: Frame) {
    guard !frame.repeatsPrevious, let all = changes else { return }
    guard let new = frame.changes else {
      changes = nil
      return
    }
    let joined = all + new
    changes =
      joined.count <= Self.mostPlaces
      ? joined : [joined.reduce(PixelBox.empty) { $0.union($1) }]
  }

  package func finish() throws {
    guard passed > 0 else {
      throw FilmError.emptyFilm(fromSeconds: fromSeconds, endSeconds: endSeconds)
    }
    try inner.finish()
  }

  package func cancel() { inner.cancel() }

  /// A report as it is after the sieve.
  package func adjusted(_ report: SceneReport) -> SceneReport {
    guard passed != report.frameCount else { return report }
    var report = report
    report.frameCount = passed
    report.durationSeconds = rate.time(ofFrame: passed).seconds
    return report
  }
}
