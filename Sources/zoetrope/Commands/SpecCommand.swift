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
        + "curve explains has none.",
      "With --against the table is compared with that of the scene at a commit, and what has "
        + "changed is told row by row; the exit status is 1 where anything has.",
    ],
    examples: [
      "zoetrope spec LikeButton.swift", "zoetrope spec LikeButton.swift --easing css -o motion.csv",
    ],
    options: [
      Options.table.spec, Options.tableFormat.spec, Options.easing.spec, Options.since.spec,
    ]
      + MotionRun.options + Options.messages)

  private let request: FilmRequest
  private let output: String?
  private let format: String
  private let easing: CurveExport?
  private let since: String?
  private let operands: [String]

  init(_ arguments: ParsedArguments) throws {
    request = try MotionRun.request(arguments)
    output = arguments[Options.table]
    let ending = output.flatMap { $0.split(separator: ".").last?.lowercased() }
    format =
      arguments.has(Options.json) ? "json" : arguments[Options.tableFormat] ?? ending ?? "md"
    easing = arguments[Options.easing]
    since = arguments[Options.since]
    operands = arguments.operands
    guard since != nil else { return }
    if operands.contains("-") {
      throw UsageError.conflict("-", Options.since.spec.name, why: "standard input has no history")
    }
    try arguments.refuse(
      Options.since, with: Options.table, why: "a comparison is told on standard output")
  }

  func run(_ console: Console) throws -> ExitStatus {
    let run = try MotionRun(request)
    run.report.warnings.forEach { console.warn($0) }
    let table = MotionTable(run.tracks, easing: easing)
    if let since { return try compare(run, since, console) }
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

  private struct Changes: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let against: String
    let gone: [MotionTable.Row]
    let new: [MotionTable.Row]
    let changes: [String]
  }

  /// Tells what has changed since a commit.
  private func compare(
    _ run: MotionRun, _ ref: String, _ console: Console
  ) throws -> ExitStatus {
    let tree = try EarlierTree(
      of: operands, at: ref, in: try GitRepository(around: operands.first ?? "."))
    defer { tree.remove() }
    let paths = operands.compactMap(tree.path)
    guard paths.count == operands.count else {
      throw UsageError.valueBad(
        option: Options.since.spec.name, found: ref,
        wanted: "a commit that has \(operands.joined(separator: ", "))")
    }
    var earlier = request
    earlier.scene = try SceneOperands.oneScene(paths)
    let old = try MotionRun(earlier)
    let (then, now) = (old.plainTracks, run.plainTracks)
    let before = MotionTable(then, easing: easing)
    let table = MotionTable(now, easing: easing)
    let gone = before.rows.filter { row in !table.rows.contains { $0.isSame(as: row) } }
    let new = table.rows.filter { row in !before.rows.contains { $0.isSame(as: row) } }
    let words = MotionDifference(from: then, to: now).findings.map(\.text)
    let isSame = gone.isEmpty && new.isEmpty && words.isEmpty
    let status = isSame ? ExitStatus.success : .difference
    if console.wantsJSON {
      console.result(
        JSONText.of(
          Changes(
            status: isSame ? "ok" : "different", exitCode: status.rawValue, against: ref,
            gone: gone, new: new, changes: words)))
      return status
    }
    for word in words { console.result(word) }
    for row in gone { console.result("- " + row.line) }
    for row in new { console.result("+ " + row.line) }
    if isSame { console.note("nothing has changed since \(ref)") }
    return status
  }
}
