import Batch
import Encoders
import Foundation
import Playback
import Review

/// Holds a scene against a designer's film.
struct CompareCommand: Command {
  static let spec = CommandSpec(
    name: "compare", summary: "hold a scene against a designer's film",
    operands: "SCENE.swift... FILM", wantedOperands: "a scene and a film",
    details: [
      "FILM is an MP4, MOV, WebM, GIF, APNG, a picture, or a folder of PNGs. It is "
        + "laid beside the scene at the scene's size, from its start or where the two fit best, "
        + "and the difference of each frame is measured. The scene is drawn for as long as the "
        + "film lasts unless a length is given.",
      "Writes a film of both and their difference, and a plot of the difference over time. The "
        + "exit status is 1 where they part, and the time is told.",
    ],
    examples: [
      "zoetrope compare Toast.swift toast-from-design.mp4 -o compare.mp4",
      "zoetrope compare Logo.swift frames/ --fps 30 --part 0.05",
    ],
    options: [
      Options.compareOutput.spec, Options.part.spec, Options.noShift.spec,
    ] + Options.scene + [Options.threads.spec] + Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let scene: String
    let reference: String
    let output: String
    let plot: String
    let frames: Int
    let shiftSeconds: Double
    let firstDivergenceSeconds: Double?
    let meanDifference: Double
    let worstDifference: Double
    let worstSeconds: Double
    let timesSeconds: [Double]
    let differences: [Double]
  }

  private let request: FilmRequest
  private let reference: String
  private let output: String
  private let part: Double
  private let searches: Bool

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count >= 2, let reference = arguments.operands.last else {
      throw UsageError.operandMissing(
        command: Self.spec.invocation, wanted: "a scene and a film to hold it against")
    }
    self.reference = reference
    let ending = URL(fileURLWithPath: reference).pathExtension.lowercased()
    guard !["json", "lottie"].contains(ending) else {
      throw UsageError.outputUnclear(
        reason: "'\(reference)' is a Lottie file, which cannot be read here; export it as a "
          + "film, a GIF or PNG files and compare with that")
    }
    guard FileManager.default.fileExists(atPath: reference) else {
      throw SceneFilesError.missing(path: reference)
    }
    let scene = try SceneOperands.oneScene(Array(arguments.operands.dropLast()))
    request = try FilmRequest(scene: scene, arguments: arguments)
    output = arguments[Options.compareOutput] ?? scene.shortName + "-compare.mp4"
    part = arguments[Options.part] ?? 0.1
    searches = !arguments.has(Options.noShift)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let step = request.rate.time(ofFrame: 1).seconds
    let film = try ReferenceFilm(path: reference, defaultSeconds: step)
    var request = request
    if request.cut.endSeconds == nil, request.cut.frames.isEmpty {
      // In whole frames: formats round their times.
      request.cut.durationSeconds = max(1, (film.durationSeconds / step).rounded()) * step
    }
    var shift = 0.0
    if searches {
      let thumbs = ThumbSink()
      _ = try FilmMaker().make(request, into: InterruptibleSink(thumbs))
      let most = Int((0.5 / step).rounded())
      let others = film.thumbs(at: thumbs.timesSeconds)
      shift =
        Double(FrameThumb.shift(of: thumbs.thumbs, to: others, most: most))
        * step * Double(request.cut.every)
    }
    let progress = ProgressLine(console, title: request.scene.shortName)
    defer { progress.finish() }
    let encoder = try EncoderRegistry.encoder(path: output)
    let sink = SideBySideSink(
      encoder, reference: film, shiftSeconds: shift, isDark: request.surroundings.isDark)
    let report = try FilmMaker().make(
      request, into: InterruptibleSink(sink), progress: progress.update)
    progress.finish()
    return try tell(sink.differences, report, shift, on: console)
  }

  private func tell(
    _ found: [SideBySideSink.Difference], _ report: SceneReport, _ shift: Double,
    on console: Console
  ) throws -> ExitStatus {
    let plot = URL(fileURLWithPath: output).deletingPathExtension().relativePath + "-difference.svg"
    let panel = MotionPlot.Panel(
      title: "Difference where it is greatest", unit: "%", times: found.map(\.timeSeconds),
      values: found.map { $0.worst * 100 }, velocities: [])
    let name = URL(fileURLWithPath: reference).lastPathComponent
    try DrawingFile.write(
      MotionPlot(title: "\(request.scene.shortName) beside \(name)", panels: [panel]).drawing,
      to: plot)
    let parting = found.first { $0.worst > part }
    let worst = found.max { $0.worst < $1.worst }
    let mean = found.reduce(0) { $0 + $1.mean } / Double(max(1, found.count))
    let status = parting == nil ? ExitStatus.success : .difference
    if console.wantsJSON {
      console.result(
        JSONText.of(
          Listing(
            status: parting == nil ? "ok" : "different", exitCode: status.rawValue,
            scene: request.scene.name, reference: reference, output: output, plot: plot,
            frames: found.count, shiftSeconds: shift,
            firstDivergenceSeconds: parting?.timeSeconds, meanDifference: mean,
            worstDifference: worst?.worst ?? 0, worstSeconds: worst?.timeSeconds ?? 0,
            timesSeconds: found.map(\.timeSeconds), differences: found.map(\.worst))))
      return status
    }
    if shift != 0 {
      let words = shift > 0 ? "later" : "earlier"
      console.note("the film fits best \(seconds(shift.magnitude)) \(words) than the scene")
    }
    if let parting, let worst {
      console.note(
        "they part at \(seconds(parting.timeSeconds)); the greatest difference is "
          + "\(percent(worst.worst)) at \(seconds(worst.timeSeconds))")
    } else {
      console.note("they do not part; the greatest difference is \(percent(worst?.worst ?? 0))")
    }
    console.result(output)
    console.result(plot)
    return status
  }

  private func percent(_ share: Double) -> String {
    "\((share * 1000).rounded() / 10) %"
  }
}
