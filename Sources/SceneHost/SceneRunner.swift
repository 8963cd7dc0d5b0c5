import AnimationCore
import Display
import Foundation
import Geometry
import Playback
import Raster

/// Compiles, loads and plays scenes, each in a process of its own.
package struct SceneRunner {
  package var confinement = SceneConfinement()
  /// The tool itself, which is also the scene process.
  package var executable: URL
  package var cache = SceneCache.standard()

  package init(executable: URL? = nil) {
    self.executable =
      executable ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Compiles (or finds in the cache) and returns the previews in source order.
  package func previews(of sources: [URL]) throws -> [PreviewDescription] {
    let library = try compile(sources)
    let files = try SceneSources(sources).files.map(\.path)
    let job = SceneJob(
      library: library.path, sources: files, preview: .first,
      selection: .untilSettled(limitSeconds: 0))
    let session = try session(.list, job, crop: nil)
    var found: [PreviewDescription] = []
    try session.listen { record in
      guard case .previews(let previews) = record else { return false }
      found = previews
      return true
    }
    return found
  }

  /// Compiles (or finds in the cache) the sources of one scene.
  /// - Returns: The path of the shared library.
  package func compile(_ sources: [URL]) throws -> URL {
    // The user's own mistakes come before those of the installation.
    _ = try SceneSources(sources)
    let compiler = SceneCompiler(
      toolchain: try Toolchain.find(), installation: try Installation.find(executable: executable),
      cache: cache, executable: executable, limitSeconds: confinement.compileSeconds)
    return try compiler.compile(sources)
  }

  /// Plays a job in a child process and feeds its frames to a sink, in order, while the child draws on.
  ///
  /// `sink.begin` is called once the size is known, `sink.finish` after the last frame. On an
  /// error the sink is cancelled.
  /// `progress` is told the number of frames done and, when known, the total.
  /// - Returns: What is to be told of the film.
  /// - Throws: `SceneHostError`, and what the sink throws.
  package func run(
    _ job: SceneJob, into sink: any FrameSink, progress: (Int, Int?) -> Void = { _, _ in }
  ) throws -> SceneReport {
    do {
      var reply = try play(job, crop: nil, into: sink, progress)
      if reply.wantsCrop {
        let extent = reply.extent ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        let area = cropArea(extent, scale: job.scale)
        reply = try play(job, crop: area, into: sink, progress)
      }
      try sink.finish()
      return reply.report
    } catch {
      sink.cancel()
      throw error
    }
  }

  /// Plays a job without drawing it.
  /// - Returns: The numbers of its frames, its events, and what is to be told of the film.
  /// - Throws: `SceneHostError`.
  package func record(_ job: SceneJob) throws -> (SceneRecord, SceneReport) {
    var (record, reply) = try record(job, crop: nil)
    if reply.wantsCrop {
      let extent = reply.extent ?? CGRect(x: 0, y: 0, width: 1, height: 1)
      (record, reply) = try self.record(job, crop: cropArea(extent, scale: job.scale))
    }
    return (record, reply.report)
  }

  private func record(_ job: SceneJob, crop: CGRect?) throws -> (SceneRecord, ChildReport) {
    let session = try session(.record, job, crop: crop)
    var record = SceneRecord()
    var reply = ChildReport(report: SceneReport())
    try session.listen { message in
      switch message {
      case .record(let numbers): record = numbers
      case .report(let report):
        reply = report
        return true
      case .format, .frame, .previews: throw RecordCoding.noRecord
      case .failure, .trace: break
      }
      return false
    }
    reply.report.output = session.printed
    return (record, reply)
  }

  private func play(
    _ job: SceneJob, crop: CGRect?, into sink: any FrameSink, _ progress: (Int, Int?) -> Void
  ) throws -> ChildReport {
    guard let rate = FrameRate(numerator: job.rateNumerator, denominator: job.rateDenominator)
    else { throw SceneHostError.installationBroken(reason: "a frame rate must be positive") }
    let session = try session(.play, job, crop: crop)
    var shape: FilmShape?
    var done = 0
    var reply = ChildReport(report: SceneReport())
    try session.listen { record in
      switch record {
      case .format(let film):
        guard shape == nil else { throw RecordCoding.noRecord }
        try session.map(film)
        shape = film
        try sink.begin(
          FilmFormat(
            size: PixelSize(width: film.width, height: film.height), rate: rate,
            frameCount: film.frameCount, hasAlpha: film.hasAlpha, scale: job.scale))
      case .frame(let note):
        // More frames than were announced, or any before that, are the scene's own making.
        guard let shape, done < shape.frameCount, note.seconds.isFinite else {
          throw RecordCoding.noRecord
        }
        let pixels = try session.pixmap(note, of: shape)
        let canvas = PixelBox(x0: 0, y0: 0, x1: shape.width, y1: shape.height)
        try sink.consume(
          Frame(
            index: done, sceneFrame: Int(note.sceneFrame), time: Time(seconds: note.seconds),
            pixels: pixels, repeatsPrevious: note.repeatsPrevious,
            changes: note.changes.map { $0.map { $0.intersection(canvas) } }))
        session.giveBack(slot: note.slot)
        done += 1
        progress(done, shape.frameCount)
      case .report(let report):
        reply = report
        return true
      case .previews, .record: throw RecordCoding.noRecord
      case .failure, .trace: break
      }
      return false
    }
    reply.report.output = session.printed
    return reply
  }

  private func session(
    _ task: ChildOrder.Task, _ job: SceneJob, crop: CGRect?
  ) throws -> SceneSession {
    // A child that is gone is told by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    let assets = AssetFolders.folders(for: job.sources).map(\.path)
    let readable = Sandbox.readable(
      job: Sandbox.SceneFiles(library: job.library, folders: assets + job.fontFolders),
      executable: executable,
      toolchain: try? Toolchain.find(), environment: ProcessInfo.processInfo.environment)
    let order = ChildOrder(
      task: task, job: job, crop: crop, isSandboxed: confinement.isSandboxed,
      readable: readable + confinement.readable,
      assets: assets,
      memoryLimitBytes: confinement.memoryBytes)
    return try SceneSession(order, executable: executable, confinement: confinement)
  }
}
