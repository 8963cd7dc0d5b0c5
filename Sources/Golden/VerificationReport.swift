import Foundation

/// The outcome of a whole verification, as stored in JSON.
package struct VerificationReport: Codable, Equatable, Sendable {
  package static let currentVersion = 1
  package var version = currentVersion
  package var renderer: String
  /// The words of the command line that made it, and the folder it was given in; approving repeats
  /// it.
  package var arguments: [String] = []
  package var folder = ""
  /// In the order of their goldens' paths.
  package var results: [VerificationResult]

  package init(renderer: String, results: [VerificationResult]) {
    self.renderer = renderer
    self.results = results
  }

  /// JSON with sorted keys; the same report gives the same bytes.
  package func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [10]
  }

  /// Reads a report that `json()` or a page holds.
  /// - Throws: `GoldenError.reportUnreadable`.
  package static func read(_ path: String) throws(GoldenError) -> VerificationReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .reportUnreadable(path: path, reason: "it cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    let body = text.firstMatch(of: pageMark).map { String($0.output.1) } ?? text
    guard let report = try? JSONDecoder().decode(Self.self, from: Data(body.utf8)) else {
      throw .reportUnreadable(path: path, reason: "it is no report of a verification")
    }
    guard report.version <= currentVersion else {
      throw .reportUnreadable(path: path, reason: "a newer version of zoetrope wrote it")
    }
    return report
  }

  /// Where a page keeps its report.
  package static let pageElement = "verification"
  private static var pageMark: Regex<(Substring, Substring)> {
    #/<script type="application/json" id="verification">((?s).*?)</script>/#
  }

  package var passes: Bool { results.allSatisfy(\.passes) }

  package func count(_ status: VerificationResult.Status) -> Int {
    results.count { $0.status == status }
  }

  /// "3 passed, 1 changed" and so on; outcomes that did not occur are left out.
  package var summary: String {
    let order: [VerificationResult.Status] = [
      .passed, .changed, .missing, .orphaned, .failed, .updated, .added, .deleted,
    ]
    let parts = order.compactMap { count($0) > 0 ? "\(count($0)) \($0.rawValue)" : nil }
    return parts.isEmpty ? "nothing to verify" : parts.joined(separator: ", ")
  }
}
