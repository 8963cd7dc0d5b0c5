import Batch
import Encoders
import Playback

/// Makes one film into one output, with a progress line.
struct FilmRun {
  let request: FilmRequest
  let output: FilmOutput

  /// - Returns: The scene's report, the real seconds it took, and what was written.
  func run(_ console: Console) throws -> (SceneReport, Double, EncodedFilm?) {
    let progress = ProgressLine(console, title: request.scene.shortName)
    defer { progress.finish() }
    let encoder = try output.encoder()
    var report = try FilmMaker().make(
      request, into: InterruptibleSink(encoder), progress: progress.update)
    report.notices += encoder.notices
    return (report, progress.finish(), encoder.film)
  }

  /// Names the result on standard output.
  static func announce(
    _ request: FilmRequest, _ report: SceneReport, _ output: FilmOutput, _ took: Double,
    _ film: EncodedFilm?, on console: Console
  ) {
    guard !output.isStream else { return }
    guard console.wantsJSON else { return console.result(output.path) }
    let told = FilmReport(request, report, output: output.path, film, realSeconds: took)
    console.result(JSONText.of(told))
  }
}
