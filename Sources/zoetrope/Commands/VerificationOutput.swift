import Batch
import Encoders
import Foundation
import Golden
import Review

/// Tells what came of a verification: lines, JSON, reports, and GitHub.
struct VerificationOutput {
  private struct Listing: Encodable {
    let schema = 1
    let status: String
    let exitCode: Int32
    let summary: String
    let renderer: String
    let results: [VerificationResult]
  }

  let reports: [ReportFile]
  let tellsGitHub: Bool

  init(_ arguments: ParsedArguments) {
    reports = arguments.all(Options.reports)
    tellsGitHub = arguments.has(Options.github)
  }

  /// Bad frames of a film that a page shows.
  static let pageFrames = 12
  /// Bad frames of a film that are kept for a page.
  var keptFrames: Int { reports.contains { $0.kind == .page } ? Self.pageFrames : 0 }

  /// - Parameter entries: What a page shows of what failed.
  /// - Returns: The exit status.
  func conclude(
    _ report: VerificationReport, _ entries: @autoclosure () -> [DifferenceEntry],
    _ worst: ExitStatus, on console: Console
  ) throws -> ExitStatus {
    let status = max(worst, report.passes ? .success : .difference)
    for file in reports {
      try WholeFile.write(Array(try text(of: file.kind, report, entries()).utf8), to: file.path)
      console.note("wrote \(file.path)")
    }
    if tellsGitHub { try tellGitHub(report, on: console) }
    if console.wantsJSON {
      let word = status == .success ? "ok" : status == .difference ? "different" : "failed"
      console.result(
        JSONText.of(
          Listing(
            status: word, exitCode: status.rawValue, summary: report.summary,
            renderer: report.renderer, results: report.results)))
    } else {
      for result in report.results where result.status != .passed && result.status != .failed {
        result.lines.forEach { console.result($0) }
      }
    }
    console.note(report.summary)
    return status
  }

  private func text(
    of kind: ReportFile.Kind, _ report: VerificationReport,
    _ entries: @autoclosure () -> [DifferenceEntry]
  ) throws -> String {
    switch kind {
    case .page:
      return try DifferencePage(report, entries: entries()).html()
    case .junit: return JUnitReport.xml(report)
    case .json: return String(decoding: try report.json(), as: UTF8.self)
    case .markdown: return MarkdownSummary.text(report)
    }
  }

  /// Commands on standard error, which GitHub reads too, and the summary in the file it names.
  private func tellGitHub(_ report: VerificationReport, on console: Console) throws {
    GitHubAnnotations.lines(report).forEach { console.command($0) }
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    if !FileManager.default.fileExists(atPath: path) {
      FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else {
      return console.warn("the job's summary at '\(path)' cannot be written")
    }
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data((MarkdownSummary.text(report) + "\n").utf8))
  }
}
