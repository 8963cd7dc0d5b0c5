import Audit
import Batch
import Encoders
import Foundation
import Review

/// Plots how the views of a scene move, or how an animation goes.
struct CurvesCommand: Command {
  static let spec = CommandSpec(
    name: "curves", summary: "plot value and velocity of everything that moves",
    operands: "[SCENE.swift...]", wantedOperands: nil,
    details: [
      "Each property that changes gets a plot over the time of the film, with the beginnings of "
        + "phases and animations marked, the curve that explains its last motion, and how that "
        + "settles. With --golden the motion that was recorded is drawn behind, dashed. With "
        + "--animation no scene is needed."
    ],
    examples: [
      "zoetrope curves LikeButton.swift -o like.svg",
      "zoetrope curves --animation \".spring(duration: 0.5, bounce: 0.3)\" -o bouncy.png",
    ],
    options: [
      Options.plot.spec, Options.animation.spec, Options.view.spec, Options.overlay.spec,
    ] + MotionRun.options
      + Options.messages)

  private enum Subject { case animation(MotionCurve), scene(FilmRequest) }
  private let subject: Subject
  private let output: String?
  private let views: [String]
  /// The folder of a recording to draw behind.
  private let golden: String?

  init(_ arguments: ParsedArguments) throws {
    output = arguments[Options.plot]
    views = arguments.all(Options.view)
    golden = arguments[Options.overlay]
    if let curve = arguments[Options.animation] {
      if let extra = arguments.operands.first {
        throw UsageError.conflict(
          Options.animation.spec.name, extra, why: "an animation alone needs no scene")
      }
      subject = .animation(curve)
    } else {
      guard !arguments.operands.isEmpty else {
        throw UsageError.operandMissing(
          command: Self.spec.invocation, wanted: "a scene, or --animation")
      }
      subject = .scene(try MotionRun.request(arguments))
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    switch subject {
    case .animation(let curve): try show(curve, console)
    case .scene(let request): try show(MotionRun(request), console)
    }
    return .success
  }

  // MARK: An animation

  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let animation: String
    let perceptualSeconds: Double
    let settlingSeconds: Double
    let overshoot: Double
    let overshootSeconds: Double?
    let periodSeconds: Double?
    let timesSeconds: [Double]
    let values: [Double]
    let velocities: [Double]
  }

  private func show(_ curve: MotionCurve, _ console: Console) throws {
    let settle = SettleReport(curve)
    let end = max(settle.settlingSeconds, curve.seconds)
    let sampler = curve.sampler
    let count = Int((end * 120).rounded(.up))
    let times = (0...max(count, 1)).map { Double($0) / 120 }
    let listing = Listing(
      animation: curve.spelling, perceptualSeconds: settle.perceptualSeconds,
      settlingSeconds: settle.settlingSeconds, overshoot: settle.overshoot,
      overshootSeconds: settle.overshootSeconds, periodSeconds: settle.periodSeconds,
      timesSeconds: times, values: times.map(sampler.value), velocities: times.map(sampler.velocity)
    )
    let panel = MotionPlot.Panel(
      title: curve.spelling, note: Self.words(settle), times: times, values: listing.values,
      velocities: listing.velocities)
    try draw(MotionPlot(title: "Animation", panels: [panel]), console)
    if console.wantsJSON { return console.result(JSONText.compact(listing)) }
    guard output == nil else { return }
    console.result("\(curve.spelling)\t\(Self.words(settle))")
    console.result("value     " + Sparkline.text(listing.values, width: 60))
    console.result("velocity  " + Sparkline.text(listing.velocities, width: 60))
  }

  private static func words(_ settle: SettleReport) -> String {
    var words = ["duration \(seconds(settle.perceptualSeconds))"]
    words.append("rests after \(seconds(settle.settlingSeconds))")
    if settle.overshoot > 0 {
      words.append("overshoot \(decimal(settle.overshoot * 100, 1)) %")
    }
    if let period = settle.periodSeconds, settle.overshoot > 0 {
      words.append("period \(seconds(period))")
    }
    return words.joined(separator: ", ")
  }

  // MARK: A scene

  private func show(_ run: MotionRun, _ console: Console) throws {
    let known = (golden == nil ? run.tracks : run.plainTracks).tracks.map(\.name)
    if let unknown = views.first(where: { !known.contains($0) }) {
      throw UsageError.valueBad(
        option: Options.view.spec.name, found: unknown,
        wanted: "one of " + known.map { "'\($0)'" }.joined(separator: ", "))
    }
    let title = run.request.scene.shortName + (run.report.previewName.map { ": \($0)" } ?? "")
    let recorded = try golden.map(GoldenTracks.tracks)
    let plot = MotionPanels.plot(
      title: title, recorded == nil ? run.tracks : run.plainTracks, views: views,
      golden: recorded)
    let panels = plot.panels
    if panels.isEmpty { console.warn("nothing moves in this film; is there a --tap missing?") }
    try draw(plot, console)
    if console.wantsJSON {
      return console.result(JSONText.of(MotionListing(run, MotionTable(run.tracks))))
    }
    guard output == nil else { return }
    for panel in panels {
      console.result("\(panel.title)\t\(panel.note)")
      console.result("  value     " + Sparkline.text(panel.values, width: 60))
      console.result("  velocity  " + Sparkline.text(panel.velocities, width: 60))
    }
  }

  private func draw(_ plot: MotionPlot, _ console: Console) throws {
    guard let output else { return }
    try DrawingFile.write(plot.drawing, to: output)
    if !console.wantsJSON { console.result(output) }
  }
}
