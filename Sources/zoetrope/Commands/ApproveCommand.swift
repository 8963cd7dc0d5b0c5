import Batch
import Foundation
import Golden

/// Records anew what a report shows.
struct ApproveCommand: Command {
  static let spec = CommandSpec(
    name: "approve", summary: "record what a report of verify shows as right",
    operands: "REPORT.html|REPORT.json", wantedOperands: "a report",
    details: [
      "Draws the films again that the report tells of, with the flags that verify was given, and "
        + "records those that are still the films of the report; goldens that it calls orphaned are "
        + "deleted. What the report does not show stays as it is. The exit status is 1 where a film "
        + "is no longer the one that was shown."
    ],
    examples: ["zoetrope verify Scenes --report review.html; zoetrope approve review.html"],
    options: Options.confinement + Options.messages)

  private let report: VerificationReport
  private let verify: VerifyCommand
  private let orphans: [GoldenKey]
  private let store: GoldenStore

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count == 1 else {
      throw UsageError.operandUnexpected(
        command: Self.spec.invocation, found: arguments.operands[1])
    }
    report = try VerificationReport.read(arguments.operands[0])
    guard !report.arguments.isEmpty,
      FileManager.default.changeCurrentDirectoryPath(report.folder)
    else {
      throw GoldenError.reportUnreadable(
        path: arguments.operands[0], reason: "the folder it was made in is not here")
    }
    let told = try ParsedArguments(report.arguments, for: VerifyCommand.spec)
    if told.has(Options.against) {
      throw GoldenError.reportUnreadable(
        path: arguments.operands[0], reason: "it compares two commits, and keeps no golden")
    }
    let rest = told.without([Options.reports.spec, Options.github.spec, Options.update.spec])
    let failing = report.results.filter { $0.status == .changed || $0.status == .missing }
    verify = try VerifyCommand(
      rest,
      approving: Dictionary(
        failing.map { (GoldenKey(scene: $0.scene, variant: $0.variant), $0.film) },
        uniquingKeysWith: { first, _ in first }))
    orphans = report.results.filter { $0.status == .orphaned }
      .map { GoldenKey(scene: $0.scene, variant: $0.variant) }
    store = verify.store
  }

  func run(_ console: Console) throws -> ExitStatus {
    let status = try verify.run(console)
    let there = try store.list().map { GoldenKey(scene: $0.scene, variant: $0.variant) }
    let gone = orphans.filter(there.contains)
    try store.remove(gone)
    if !gone.isEmpty { console.note("\(gone.count) goldens without a scene deleted") }
    return status
  }
}
