import Foundation

/// The outcome of a whole verification, as stored in JSON.
package struct VerificationReport: Codable, Equatable, Sendable {
  package static let currentVersion = 1
  package var version = currentVersion
  package var renderer: String
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

  package var passes: Bool { results.allSatisfy(\.passes) }

  package func count(_ status: VerificationResult.Status) -> Int {
    results.count { $0.status == status }
  }

  /// "3 passed, 1 changed" and so on; outcomes that did not occur are left out.
  package var summary: String {
    let order: [VerificationResult.Status] = [
      .passed, .changed, .missing, .orphaned, .failed, .updated,
    ]
    let parts = order.compactMap { count($0) > 0 ? "\(count($0)) \($0.rawValue)" : nil }
    return parts.isEmpty ? "nothing to verify" : parts.joined(separator: ", ")
  }
}
