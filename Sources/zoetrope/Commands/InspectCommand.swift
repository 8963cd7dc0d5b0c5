import Audit
import Batch
import Display
import Playback
import Raster
import SwiftUICore

/// Tells what is on the canvas at one time.
struct InspectCommand: Command {
  static let spec = CommandSpec(
    name: "inspect", summary: "tell what is on the canvas, and how it moves",
    operands: "SCENE.swift...", wantedOperands: "a scene",
    details: [
      "One line for each element that can be pointed at: its frame in points, whether it can be "
        + "tapped, and its label, text or symbol; then the tree of drawn views with their frames, "
        + "and which of them are clipped by the canvas, overlap, have little contrast, or are "
        + "moving. The time is given by --at; the default is 0s.",
      "With --tracks or --events the whole film is played and told as numbers, by view and "
        + "property.",
    ],
    examples: [
      "zoetrope inspect LikeButton.swift --at 500ms --json",
      "zoetrope inspect LikeButton.swift --tracks --events --json",
    ],
    options: [Options.tracks.spec, Options.events.spec] + Options.scene + [Options.instant.spec]
      + Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let scene: String
    let preview: String?
    let timeSeconds: Double
    let elements: [FilmReport.Element]
    let views: [DrawnTree.Entry]
  }

  private let request: FilmRequest
  private let wantsTracks: Bool
  private let wantsEvents: Bool

  init(_ arguments: ParsedArguments) throws {
    let scene = try SceneOperands.oneScene(arguments.operands)
    var arguments = arguments
    wantsTracks = arguments.has(Options.tracks)
    wantsEvents = arguments.has(Options.events)
    if wantsTracks || wantsEvents {
      request = try FilmRequest(scene: scene, arguments: arguments)
      return
    }
    if !arguments.has(Options.instant) {
      arguments = try ParsedArguments(["--at", "0s"], for: Self.spec).over(arguments)
    }
    var request = try FilmRequest(scene: scene, arguments: arguments)
    if !Options.interactions.contains(where: arguments.has) { request.dropLaterInteractions() }
    self.request = request
  }

  func run(_ console: Console) throws -> ExitStatus {
    let run = try MotionRun(request)
    if wantsTracks || wantsEvents { return tell(run, console) }
    let report = run.report
    var tree = DrawnTree(run.tracks)
    tree.add(try audit())
    report.warnings.forEach { console.warn($0) }
    guard !console.wantsJSON else {
      let listing = Listing(
        scene: request.scene.name, preview: report.previewName,
        timeSeconds: request.cut.instants.last ?? 0,
        elements: report.tappable.map(FilmReport.Element.init), views: tree.entries)
      console.result(JSONText.of(listing))
      return .success
    }
    for element in report.tappable { console.result(Self.line(for: element)) }
    if report.tappable.isEmpty { console.note("there is nothing to point at") }
    tree.lines.forEach { console.result($0) }
    return .success
  }

  /// What is clipped, hidden, hard to read or moving at that time.
  private func audit() throws -> CanvasAudit {
    let time = request.cut.instants.last ?? 0
    var still = request
    still.cut.instants = [time]
    let last = LastFrameSink()
    _ = try FilmMaker().make(still, into: InterruptibleSink(last))
    still.cut.instants = [time, time + Self.instantSeconds]
    let ahead = try MotionRun(still)
    return CanvasAudit(
      ahead.tracks, pixels: last.pixels ?? Pixmap(size: PixelSize(width: 1, height: 1)),
      scale: request.scale)
  }

  /// Short enough that nothing turns in between.
  private static let instantSeconds = 0.001

  /// Tells the whole film.
  private func tell(_ run: MotionRun, _ console: Console) -> ExitStatus {
    run.report.warnings.forEach { console.warn($0) }
    if console.wantsJSON {
      console.result(
        JSONText.compact(TracksReport(run, tracks: wantsTracks, events: wantsEvents)))
      return .success
    }
    if wantsEvents {
      for event in run.tracks.events {
        let rest = [
          event.owners.first ?? "", event.view, event.detail, event.animation ?? "",
        ]
        .filter { !$0.isEmpty }.joined(separator: "\t")
        console.result("\(seconds(event.timeSeconds))\t\(event.kind)\t\(rest)")
      }
    }
    if wantsTracks { TrackLines(run.tracks).lines.forEach { console.result($0) } }
    return .success
  }

  private static func line(for element: SceneElement) -> String {
    let frame = element.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height]
      .map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
    let parts = [
      element.label.map { "label '\($0)'" }, element.text.map { "text '\($0)'" },
      element.symbol.map { "symbol '\($0)'" }, element.identifier.map { "id '\($0)'" },
    ]
    let names = parts.compactMap { $0 }.joined(separator: " ")
    return "\(place)\t\(element.isTappable ? "tap" : "-")\t\(names)"
  }
}
