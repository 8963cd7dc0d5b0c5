import Batch
import Golden
import Playback
import Review
import SceneHost

/// Compares films with goldens, one after another or side by side.
struct VerificationRun: Sendable {
  /// What came of one film, with what a report shows of it.
  struct Finding: Sendable {
    var result: VerificationResult
    var strip = FrameStrip(wanted: 0)
    var curves: [DifferenceEntry.Curve] = []

    var entry: DifferenceEntry { DifferenceEntry(result, strip: strip, curves: curves) }
  }

  let store: GoldenStore
  let options: GoldenVerifier.Options
  let lanes: Int
  let confinement: SceneConfinement
  /// For goldens that are to be recorded anew, the film that was approved; nil holds for all.
  let approved: [GoldenKey: String]?
  private let subjects = GoldenSubjects()

  init(
    store: GoldenStore, options: GoldenVerifier.Options, lanes: Int,
    confinement: SceneConfinement, approved: [GoldenKey: String]? = nil
  ) {
    self.store = store
    self.options = options
    self.lanes = lanes
    self.confinement = confinement
    self.approved = approved
  }

  func outcomes(
    _ scenes: [SceneSource], films: @escaping @Sendable SceneBatch.Films, log: BatchLog
  ) -> [SceneBatch.Outcome<Finding>] {
    SceneBatch(
      confinement: confinement, lanes: lanes, isStopped: { Interruption.hasHappened }
    ).run(
      scenes,
      films: { scene, previews in try wanted(try films(scene, previews), of: previews.count) },
      finished: { log.tell($0, of: $1) },
      work: { item in
        var finding = try find(item)
        finding.result.file = item.scene.files.first?.relativePath
        return finding
      })
  }

  /// All films, or those that were approved.
  private func wanted(
    _ films: [(preview: PreviewDescription, request: FilmRequest)], of count: Int
  ) -> [(preview: PreviewDescription, request: FilmRequest)] {
    guard let approved else { return films }
    return films.filter { preview, request in
      approved[subjects.key(of: request, showing: preview, of: count)] != nil
    }
  }

  private func find(_ item: SceneBatch.Item) throws -> Finding {
    let subject = subjects.subject(of: item)
    if let manifest = try store.manifest(subject.key), manifest.mode == .tracks {
      return try compareNumbers(item, subject, manifest)
    }
    var wanted = options
    wanted.approved = approved?[subject.key]
    let verifier = GoldenVerifier(store: store, subject: subject, options: wanted)
    let held = HeldSink(verifier)
    let report = try FilmMaker().make(item.request, into: InterruptibleSink(held))
    verifier.subject.fonts = GoldenSubjects.fonts(report)
    try held.complete()
    var finding = Finding(
      result: verifier.result ?? VerificationResult(key: subject.key, status: .failed),
      strip: verifier.strip)
    let folder = store.folder(subject.key)
    if finding.result.status == .changed {
      let change = GoldenTracks.change(item.request, from: folder)
      finding.result.motion = change.words
      finding.result.changes = change.changes
      finding.curves = change.curves
    } else if finding.result.status == .updated {
      try GoldenTracks.record(item.request, in: folder)
    }
    return finding
  }

  private func compareNumbers(
    _ item: SceneBatch.Item, _ subject: GoldenSubject, _ manifest: GoldenManifest
  ) throws -> Finding {
    guard options.tolerance.isExact else {
      throw GoldenError.toleranceNeedsFrames(path: store.manifestPath(subject.key))
    }
    var subject = subject
    let (record, report) = try FilmMaker().record(item.request)
    subject.fonts = GoldenSubjects.fonts(report)
    let golden = TracksGolden(store: store, subject: subject)
    let numbers = try GoldenTracks.bytes(of: record)
    let (rate, count) = (item.request.rate.description, record.timesSeconds.count)
    var finding = Finding(
      result: golden.compare(numbers, with: manifest, rate: rate, frameCount: count))
    guard finding.result.status == .changed else { return finding }
    if let old = GoldenTracks.recorded(in: store.folder(subject.key)) {
      let change = GoldenTracks.Change(from: old, to: record)
      finding.result.motion = change.words
      finding.result.changes = change.changes
      finding.curves = change.curves
    }
    let isApproved = approved.map { $0[subject.key] == finding.result.film } ?? true
    if isApproved, options.update == .changed || options.update == .all {
      try golden.record(numbers, rate: rate, scale: item.request.scale, frameCount: count)
      finding.result.status = .updated
    }
    return finding
  }
}
