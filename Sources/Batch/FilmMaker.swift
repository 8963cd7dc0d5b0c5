import Foundation
import Playback
import SceneHost

/// Turns a request into a job for the scene's process and sieves the frames that come back.
package struct FilmMaker: Sendable {
  package typealias Progress = (_ done: Int, _ total: Int?) -> Void
  private var runner: SceneRunner

  package init(
    runner: SceneRunner = SceneRunner(), confinement: SceneConfinement = SceneConfinement()
  ) {
    self.runner = runner
    self.runner.confinement = confinement
  }

  /// The previews a scene offers, in source order.
  package func previews(of scene: SceneSource) throws -> [PreviewDescription] {
    try runner.previews(of: scene.files)
  }

  /// Makes the film and feeds it to a sink, which is cancelled on an error.
  package func make(
    _ request: FilmRequest, into sink: any FrameSink, progress: @escaping Progress = { _, _ in }
  ) throws -> SceneReport {
    do {
      let job = try job(for: request)
      let held = request.isStrict ? HeldSink(sink) : nil
      let sieve = SievingSink(
        held ?? sink, fromSeconds: openStart(of: request.cut), every: steps(of: request.cut))
      let report = try runner(in: request.confinement).run(job, into: sieve, progress: progress)
      if let held {
        guard report.warnings.isEmpty else { throw FilmError.drawnInPart(report.warnings) }
        try held.complete()
      }
      return sieve.adjusted(report)
    } catch {
      sink.cancel()
      throw error
    }
  }

  /// Plays the film without drawing it.
  /// - Returns: The numbers of its frames, its events, and what is to be told of it.
  package func record(_ request: FilmRequest) throws -> (SceneRecord, SceneReport) {
    try runner(in: request.confinement).record(try job(for: request))
  }

  private func runner(in confinement: SceneConfinement) -> SceneRunner {
    var runner = runner
    runner.confinement = confinement
    return runner
  }

  /// The numbers of a film's frames on the scene's grid, found without drawing them.
  package func frameNumbers(of request: FilmRequest) throws -> [Int] {
    let (record, _) = try record(request)
    let from = openStart(of: request.cut)
    let late = zip(record.frames, record.timesSeconds).filter { $0.1 >= from }.map(\.0)
    guard !late.isEmpty else {
      throw FilmError.emptyFilm(fromSeconds: from, endSeconds: record.timesSeconds.last ?? 0)
    }
    return stride(from: 0, to: late.count, by: steps(of: request.cut)).map { late[$0] }
  }

  private func job(for request: FilmRequest) throws -> SceneJob {
    let symbols = try SymbolFolders.texts(in: request.symbolFolders)
    let library = try runner.compile(request.scene.files)
    var job = SceneJob(
      library: library.path, sources: request.scene.files.map(\.path), preview: request.preview,
      selection: .untilSettled(limitSeconds: request.cut.limitSeconds))
    job.fill(from: request)
    job.includesEnd = request.cut.includesEnd
    job.symbols = symbols
    job.fontFolders = try request.fontFolders.map { folder in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw FilmError.folderMissing(path: folder) }
      return URL(fileURLWithPath: folder).standardizedFileURL.path
    }
    job.selection = try selection(for: request, job: job)
    return job
  }

  private func selection(for request: FilmRequest, job: SceneJob) throws -> FrameSelection {
    let cut = request.cut
    if !cut.instants.isEmpty { return .instants(cut.instants) }
    if !cut.frames.isEmpty { return .frames(try frames(for: request, job: job)) }
    if let end = cut.endSeconds {
      return .range(fromSeconds: cut.fromSeconds ?? 0, toSeconds: end)
    }
    return .untilSettled(limitSeconds: cut.limitSeconds)
  }

  /// Frame numbers in film order; the step counts from each span's start.
  private func frames(for request: FilmRequest, job: SceneJob) throws -> [Int] {
    let cut = request.cut
    var count = cut.endSeconds.map { FilmCut.frameCount(before: $0, at: request.rate) }
    if count == nil, cut.frames.contains(where: \.needsLength) {
      // A scene is the same each time: the first run only counts.
      let counter = CountingSink()
      _ = try runner(in: request.confinement).run(job, into: counter)
      count = counter.count
    }
    return try cut.frames.flatMap { span in
      let known = count ?? span.last + 1
      guard let indices = span.indices(in: known) else {
        throw FilmError.frameOutside(span: span, count: known)
      }
      return stride(from: indices.lowerBound, through: indices.upperBound, by: cut.every)
    }
  }

  /// Where frames by number are asked for, the step is in the numbers already.
  private func steps(of cut: FilmCut) -> Int { cut.frames.isEmpty ? cut.every : 1 }

  /// A film without a known end cannot begin late by its selection.
  private func openStart(of cut: FilmCut) -> Double {
    let isOpen = cut.instants.isEmpty && cut.frames.isEmpty && cut.endSeconds == nil
    return isOpen ? cut.fromSeconds ?? 0 : 0
  }
}

extension SceneJob {
  fileprivate mutating func fill(from request: FilmRequest) {
    rateNumerator = request.rate.numerator
    rateDenominator = request.rate.denominator
    size = request.size
    scale = request.scale
    background = request.background
    environment = request.surroundings
    environment.displayScale = request.scale
    interactions = request.interactions
    threads = request.threads
    seed = request.seed
    epochSeconds = request.epochSeconds
    timeZone = request.timeZone
  }
}
