import Foundation
import Playback
import Raster
import SceneHost
import Testing

/// A scene in a folder of its own, played by the tool built beside the tests.
struct SceneFixture {
  let folder: URL
  let files: [URL]
  var runner: SceneRunner

  init(_ texts: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope tests é \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: [URL] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      files.append(file)
    }
    self.files = files
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    runner = SceneRunner(
      executable: tests.deletingLastPathComponent().appendingPathComponent("zoetrope"))
  }

  init(_ text: String) throws { try self.init(["Scene.swift": text]) }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func play(
    _ selection: FrameSelection = .range(fromSeconds: 0, toSeconds: 0.1),
    _ change: (inout SceneJob) -> Void = { _ in }
  ) throws -> (SceneReport, CountingSink) {
    let library = try runner.compile(files)
    var job = SceneJob(
      library: library.path, sources: files.map(\.path), preview: .first, selection: selection)
    job.size = .points(width: 20, height: 10)
    job.scale = 1
    change(&job)
    let sink = CountingSink()
    return (try runner.run(job, into: sink), sink)
  }

  /// The error that playing ends with.
  func failure(
    _ selection: FrameSelection = .range(fromSeconds: 0, toSeconds: 0.1),
    _ change: (inout SceneJob) -> Void = { _ in }
  ) -> SceneHostError? {
    do {
      _ = try play(selection, change)
      return nil
    } catch {
      return error as? SceneHostError
    }
  }
}

/// Keeps a digest of each frame.
final class CountingSink: FrameSink {
  private(set) var format: FilmFormat?
  private(set) var frames: [(sceneFrame: Int, seconds: Double, digest: String, repeats: Bool)] = []
  var distinct: Int { Set(frames.map(\.digest)).count }
  /// White pixels of the last frame.
  private(set) var light = 0
  private(set) var isFinished = false
  private(set) var isCancelled = false

  func begin(_ format: FilmFormat) { self.format = format }
  func consume(_ frame: Frame) {
    var hash = SHA256()
    light = 0
    for y in 0..<frame.pixels.size.height {
      hash.update(
        UnsafeRawBufferPointer(start: frame.pixels.row(y), count: frame.pixels.size.width * 4))
      let row = frame.pixels.row(y).assumingMemoryBound(to: UInt8.self)
      light +=
        (0..<frame.pixels.size.width).filter { x in
          (0..<3).allSatisfy { row[x * 4 + $0] == 255 }
        }.count
    }
    frames.append((frame.sceneFrame, frame.time.seconds, hash.finish(), frame.repeatsPrevious))
  }
  func finish() { isFinished = true }
  func cancel() { isCancelled = true }
}
