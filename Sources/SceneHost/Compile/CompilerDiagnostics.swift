/// What a compiler said, cut down to what the writer of a scene can use.
package enum CompilerDiagnostics {
  /// The errors in the user's files, with the source lines and notes that belong to them.
  ///
  /// - Parameters:
  ///   - text: The compiler's standard error.
  ///   - sources: The user's files as given to the compiler.
  /// - Returns: The lines; without any error in a user's file, the whole text.
  package static func lines(of text: String, sources: [String]) -> String {
    var kept: [String] = []
    /// Whether the last error was kept, and whether the lines that follow are.
    var keepsNotes = false
    var keeps = false
    var seen: Set<String> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let severity = severity(of: line) {
        let isTheirs = sources.contains { line.hasPrefix($0 + ":") }
        switch severity {
        // A macro's body is checked twice, as written and as expanded.
        case .error:
          keepsNotes = isTheirs && seen.insert(line).inserted
          keeps = keepsNotes
        case .note: keeps = keepsNotes && isTheirs
        case .warning:
          keepsNotes = false
          keeps = false
        }
      }
      if keeps { kept.append(line) }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept.isEmpty ? text : kept.joined(separator: "\n")
  }

  private enum Severity: String, CaseIterable { case error, note, warning }

  /// The kind of a line such as `path:3:5: error: message`, or `<unknown>:0: error: …`.
  private static func severity(of line: String) -> Severity? {
    for severity in Severity.allCases {
      guard let range = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":")
      guard let last = place.last, last.allSatisfy(\.isNumber) else { continue }
      return severity
    }
    return nil
  }
}
