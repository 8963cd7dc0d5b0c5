import Foundation

/// Turns places in a compiled scene into lines of its sources.
struct TraceReader {
  let symbolizer: URL
  let sources: [String]

  struct Finding: Equatable {
    /// The first line of the user's own files on the trace.
    var place: SourcePlace?
    /// The check that failed there, such as "arithmetic overflow".
    var failedCheck: String?
  }

  /// Reads a trace; what is not known stays nil.
  func read(_ trace: [UInt64], in library: String) -> Finding {
    guard !trace.isEmpty else { return Finding() }
    let offsets = trace.map { "0x" + String($0, radix: 16) }
    guard
      let result = try? Subprocess.run(
        symbolizer, ["--obj=\(library)", "--functions=linkage", "--inlines"] + offsets),
      result.isSuccess
    else { return Finding() }
    return finding(in: result.output)
  }

  /// The tool names a function on one line and its `path:line:column` on the next; functions
  /// inlined at a place come before those around them.
  func finding(in text: String) -> Finding {
    var finding = Finding()
    var function = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix(Self.checkPrefix), finding.failedCheck == nil, finding.place == nil {
        finding.failedCheck = String(line.dropFirst(Self.checkPrefix.count))
      } else if let place = place(line) {
        if finding.place == nil { finding.place = SourcePlace(place) }
        finding.place?.view = view(of: function)
        if finding.place?.view != nil { break }
      } else {
        function = line
      }
    }
    return finding
  }

  /// The view whose body a mangled name is of, or is of a closure in.
  private func view(of symbol: String) -> String? {
    // That of a preview is an expansion, whose name says nothing.
    guard symbol.contains("4bodyQr"), !symbol.contains("Preview"), let name = demangled(symbol),
      let match = name.firstMatch(of: #/ZoetropeScene\.([\w.]+)\.body\.getter/#)
    else { return nil }
    return String(match.1)
  }

  private static let checkPrefix = "Swift runtime failure: "

  /// Reads `path:line:column`.
  private func place(_ text: String) -> String? {
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    let name = path.split(separator: "/").last.map(String.init)
    let source =
      sources.first { $0 == path }
      ?? sources.first { $0.split(separator: "/").last.map(String.init) == name }
    return source.map { "\($0):\(line)" }
  }
}
