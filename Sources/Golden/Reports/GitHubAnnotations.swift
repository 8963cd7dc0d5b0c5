/// A verification as workflow commands, which GitHub shows beside the source files.
package enum GitHubAnnotations {
  /// One command for each scene that fails.
  package static func lines(_ report: VerificationReport) -> [String] {
    report.results.filter { !$0.passes }.map { result in
      let words = Array(result.lines.dropFirst().map { $0.drop { $0 == " " } }.prefix(6))
      let file = result.file.map { "file=\(property($0))," } ?? ""
      return "::error \(file)title=\(property("\(result.title): \(result.status.rawValue)"))::"
        + message(words.joined(separator: "\n"))
    }
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
