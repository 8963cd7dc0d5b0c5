import Foundation

/// Turns places in a compiled scene into lines of its sources.
struct TraceReader {
  let symbolizer: URL
  let sources: [String]

  struct Finding: Equatable {
    /// The first line of the user's own files on the trace.
    var place: String?
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
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix(Self.checkPrefix), finding.failedCheck == nil {
        finding.failedCheck = String(line.dropFirst(Self.checkPrefix.count))
      } else if let place = place(line) {
        finding.place = place
        break
      }
    }
    return finding
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
