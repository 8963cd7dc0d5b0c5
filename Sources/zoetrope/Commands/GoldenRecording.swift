import Batch
import Golden
import Playback

/// Makes the golden of one film.
struct GoldenRecording: Sendable {
  let store: GoldenStore
  let mode: GoldenManifest.Mode
  private let subjects = GoldenSubjects()

  init(store: GoldenStore, mode: GoldenManifest.Mode) {
    self.store = store
    self.mode = mode
  }

  /// - Returns: The path of the golden's manifest.
  func record(_ item: SceneBatch.Item) throws -> String {
    var subject = subjects.subject(of: item)
    guard mode != .tracks else {
      let (record, report) = try FilmMaker().record(item.request)
      subject.fonts = GoldenSubjects.fonts(report)
      try TracksGolden(store: store, subject: subject).record(
        try GoldenTracks.bytes(of: record), rate: item.request.rate.description,
        scale: item.request.scale, frameCount: record.timesSeconds.count)
      return store.manifestPath(subject.key)
    }
    let recorder = GoldenRecorder(store: store, subject: subject, mode: mode)
    let held = HeldSink(recorder)
    let report = try FilmMaker().make(item.request, into: InterruptibleSink(held))
    recorder.subject.fonts = GoldenSubjects.fonts(report)
    try held.complete()
    try GoldenTracks.record(item.request, in: store.folder(recorder.subject.key))
    return store.manifestPath(recorder.subject.key)
  }
}
