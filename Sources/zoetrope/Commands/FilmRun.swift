import Batch
import Playback

/// Makes one film into one output, with a progress line.
struct FilmRun {
  let request: FilmRequest
  let output: FilmOutput

  /// - Returns: The scene's report, and the real seconds it took.
  func run(_ console: Console) throws -> (SceneReport, Double) {
    let progress = ProgressLine(console, title: request.scene.shortName)
    defer { progress.finish() }
    let encoder = try output.encoder()
    var report = try FilmMaker().make(
      request, into: InterruptibleSink(encoder), progress: progress.update)
    report.notices += encoder.notices
    return (report, progress.finish())
  }

  /// Names the result on standard output.
  static func announce(
    _ request: FilmRequest, _ report: SceneReport, _ output: FilmOutput, _ took: Double,
    on console: Console
  ) {
    guard !output.isStream else { return }
    guard console.wantsJSON else { return console.result(output.path) }
    let film = FilmReport(request, report, output: output.path, realSeconds: took)
    console.result(JSONText.of(film))
  }
}
