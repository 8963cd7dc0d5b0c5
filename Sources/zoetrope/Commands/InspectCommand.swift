import Batch
import Playback
import SwiftUICore

/// Tells what is on the canvas at one time.
struct InspectCommand: Command {
  static let spec = CommandSpec(
    name: "inspect", summary: "tell what can be pointed at, and where, at one time",
    operands: "SCENE.swift...", wantedOperands: "a scene",
    details: [
      "One line for each element: its frame in points, whether it can be tapped, and its label, "
        + "text or symbol. The time is given by --at; the default is 0s."
    ],
    examples: ["zoetrope inspect LikeButton.swift --at 500ms --json"],
    options: Options.scene + [Options.instant.spec] + Options.messages)

  private struct Listing: Encodable {
    let schema = 1
    let status = "ok"
    let exitCode = 0
    let scene: String
    let preview: String?
    let timeSeconds: Double
    let elements: [FilmReport.Element]
  }

  private let request: FilmRequest

  init(_ arguments: ParsedArguments) throws {
    let scene = try SceneOperands.oneScene(arguments.operands)
    var arguments = arguments
    if !arguments.has(Options.instant) {
      arguments = try ParsedArguments(["--at", "0s"], for: Self.spec).over(arguments)
    }
    let merged = try SceneSettings(of: scene).merged(under: arguments)
    var request = try FilmRequest(scene: scene, arguments: merged)
    if !arguments.has(Options.tap) { request.dropLaterInteractions() }
    self.request = request
  }

  func run(_ console: Console) throws -> ExitStatus {
    let report = try FilmMaker().make(request, into: InterruptibleSink(CountingSink()))
    report.warnings.forEach { console.warn($0) }
    guard !console.wantsJSON else {
      let listing = Listing(
        scene: request.scene.name, preview: report.previewName,
        timeSeconds: request.cut.instants.last ?? 0,
        elements: report.tappable.map(FilmReport.Element.init))
      console.result(JSONText.of(listing))
      return .success
    }
    for element in report.tappable { console.result(Self.line(for: element)) }
    if report.tappable.isEmpty { console.note("there is nothing to point at") }
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
