import Audit
import Batch
import Encoders

/// Writes the motion of a scene as a table.
struct SpecCommand: Command {
  static let spec = CommandSpec(
    name: "spec", summary: "write the motion of a scene as a table for hand-off",
    operands: "SCENE.swift...", wantedOperands: "a scene",
    details: [
      "One row for each motion: view, property, from and to, start, delay since the last tap, "
        + "duration, curve, when it rests, and overshoot. Curves are measured on the film: what no "
        + "curve explains has none."
    ],
    examples: [
      "zoetrope spec LikeButton.swift", "zoetrope spec LikeButton.swift --easing css -o motion.csv",
    ],
    options: [Options.table.spec, Options.tableFormat.spec, Options.easing.spec]
      + MotionRun.options + Options.messages)

  private let request: FilmRequest
  private let output: String?
  private let format: String
  private let easing: CurveExport?

  init(_ arguments: ParsedArguments) throws {
    request = try MotionRun.request(arguments)
    output = arguments[Options.table]
    let ending = output.flatMap { $0.split(separator: ".").last?.lowercased() }
    format =
      arguments.has(Options.json) ? "json" : arguments[Options.tableFormat] ?? ending ?? "md"
    easing = arguments[Options.easing]
  }

  func run(_ console: Console) throws -> ExitStatus {
    let run = try MotionRun(request)
    run.report.warnings.forEach { console.warn($0) }
    let table = MotionTable(run.tracks, easing: easing)
    if table.rows.isEmpty { console.warn("nothing moves in this film; is there a --tap missing?") }
    let text: String
    switch format {
    case "json": text = JSONText.of(MotionListing(run, table))
    case "csv": text = table.csv
    default: text = table.markdown
    }
    guard let output else {
      console.result(text)
      return .success
    }
    try DrawingFile.write(Array((text + "\n").utf8), to: output)
    if !console.wantsJSON { console.result(output) }
    return .success
  }
}
