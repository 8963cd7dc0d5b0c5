import Display
import Encoders
package import Playback
import Raster

/// Compares a film with its golden, frame by frame as they come.
///
/// Hashes first: a film that equals its golden costs one hash a frame and decodes nothing. Goldens
/// are written only when an update is asked for.
package final class GoldenVerifier: FrameSink {
  package struct Options: Sendable {
    package var tolerance = GoldenTolerance.exact
    package var update = GoldenUpdate.none
    package var mode = GoldenManifest.Mode.frames
    /// Where pictures of failures go.
    package var failures = ".zoetrope/failures"
    /// How many bad frames to keep pictures of for a report.
    package var keptFrames = 0
    /// The only film that may be recorded; nil allows any.
    package var approved: String?
    package init() {}
  }

  /// What the film belongs to; its fonts may be completed until `finish`.
  package var subject: GoldenSubject
  /// The outcome; nil until `finish` has returned.
  package private(set) var result: VerificationResult?
  /// Pictures of bad frames, as many as were asked for.
  package var strip: FrameStrip { comparison?.strip ?? FrameStrip(wanted: 0) }

  private let store: GoldenStore
  private let options: Options
  private var comparison: GoldenComparison?
  private var recorder: GoldenRecorder?
  private var format: FilmFormat?
  private var frameCount = 0
  private let hash = FilmHash()
  private var firstPicture: Pixmap?

  package init(store: GoldenStore, subject: GoldenSubject, options: Options = Options()) {
    self.store = store
    self.subject = subject
    self.options = options
  }

  package func begin(_ format: FilmFormat) throws {
    self.format = format
    hash.begin(format)
    FailureFolder(root: options.failures, key: subject.key).clear()
    if let manifest = try store.manifest(subject.key) {
      guard options.tolerance.isExact || manifest.mode == .frames else {
        throw GoldenError.toleranceNeedsFrames(path: store.manifestPath(subject.key))
      }
      comparison = GoldenComparison(
        manifest: manifest, folder: store.folder(subject.key), format: format,
        tolerance: options.tolerance, keptFrames: options.keptFrames)
    }
    guard options.update != .none else { return }
    let recorder = GoldenRecorder(
      store: store, subject: subject, mode: comparison?.manifest.mode ?? options.mode)
    try recorder.begin(format)
    self.recorder = recorder
  }

  package func consume(_ frame: Frame) throws {
    if comparison == nil, firstPicture == nil { firstPicture = frame.pixels.copy() }
    hash.consume(frame)
    try comparison?.compare(frame, hash: hash.last ?? "")
    try recorder?.consume(frame)
    frameCount += 1
  }

  package func finish() throws {
    guard let format else { return }
    var result =
      try comparison?.result(key: subject.key, renderer: subject.renderer, fonts: subject.fonts)
      ?? missing()
    result.frameCount = frameCount
    result.rate = format.rate.description
    hash.finish()
    result.film = hash.value
    if let recorder {
      self.recorder = nil
      if let approved = options.approved, approved != result.film {
        result.verdicts = [Verdict(.stale, wanted: approved, found: result.film)]
        recorder.cancel()
      } else if options.update.covers(result.status) {
        recorder.subject = subject
        try recorder.finish()
        result.status = .updated
      } else {
        recorder.cancel()
      }
    }
    try keepPictures(&result)
    self.result = result
  }

  package func cancel() {
    recorder?.cancel()
    recorder = nil
    comparison = nil
  }

  private func missing() -> VerificationResult {
    var result = VerificationResult(key: subject.key, status: .missing)
    result.verdicts = [Verdict(.missing, wanted: "a golden", found: "none")]
    return result
  }

  /// Writes expected, actual and difference of the first and the worst bad frame.
  private func keepPictures(_ result: inout VerificationResult) throws {
    guard !result.passes || !result.badFrames.isEmpty else { return }
    let folder = FailureFolder(root: options.failures, key: subject.key)
    if let firstPicture {
      result.first = .init(actual: try folder.write(firstPicture, as: "actual"))
    }
    guard let comparison else { return }
    if let first = comparison.first { result.first = try first.write(to: folder, prefix: "") }
    if let worst = comparison.worst, worst.frame != comparison.first?.frame {
      result.worst = try worst.write(to: folder, prefix: "worst-")
      result.worstFrame = worst.frame
    }
  }
}
