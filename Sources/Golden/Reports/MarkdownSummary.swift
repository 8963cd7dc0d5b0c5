/// A verification as Markdown, for the summary of a pull request.
package enum MarkdownSummary {
  /// Rows of a table that are written out; what is beyond is counted.
  private static let mostRows = 50

  package static func text(_ report: VerificationReport) -> String {
    var lines = ["### Golden frames: \(report.summary)", ""]
    let failing = report.results.filter { !$0.passes }
    if failing.isEmpty { return lines.joined(separator: "\n") }
    lines += ["| Scene | | What changed | First bad frame |", "|---|---|---|---|"]
    for result in failing.prefix(mostRows) {
      let words = result.verdicts.map(\.sentence) + result.motion
      let first = result.badFrames.first.map {
        "\($0.frame) of \(result.frameCount), at \(Int(($0.timeSeconds * 1000).rounded())) ms"
      }
      lines.append(
        "| \(cell(result.title)) | \(result.status.rawValue) | "
          + "\(words.map(cell).joined(separator: "<br>")) | \(first ?? "") |")
    }
    if failing.count > mostRows { lines.append("| and \(failing.count - mostRows) more | | | |") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text that cannot end a cell or become markup.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "*", "_", "`", "[", "]", "\\": result += "\\\(character)"
      case "<": result += "&lt;"
      case "\n": result += "<br>"
      default: result.append(character)
      }
    }
    return result
  }
}
