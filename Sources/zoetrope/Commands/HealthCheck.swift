import Batch
import Foundation
import SceneHost

/// One thing a film needs, and whether it is there.
struct HealthCheck: Encodable {
  let name: String
  let isWell: Bool
  /// Whether films fail without it.
  let isNeeded: Bool
  let found: String
  /// What to do where it is missing.
  let advice: String?

  /// The line for people, as in `ok    fonts: Inter`.
  var line: String {
    let mark = isWell ? "ok  " : isNeeded ? "FAIL" : "warn"
    return "\(mark)  \(name): \(found)" + (isWell ? "" : advice.map { "; \($0)" } ?? "")
  }

  static func all() -> [HealthCheck] { [] }
}
