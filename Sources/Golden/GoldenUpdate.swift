/// Which goldens a verification may write.
package enum GoldenUpdate: String, Codable, Sendable, CaseIterable {
  case none, missing, changed, all

  /// The mode of a word; knows the words of other tools too.
  package init?(word: String) {
    switch word {
    case "none", "never": self = .none
    case "missing": self = .missing
    case "changed", "failed", "": self = .changed
    case "all": self = .all
    default: return nil
    }
  }

  /// Whether a golden with such an outcome is recorded anew; `changed` covers what is missing.
  func covers(_ status: VerificationResult.Status) -> Bool {
    switch (self, status) {
    case (_, .failed), (_, .orphaned), (_, .updated), (_, .added), (_, .deleted), (.none, _): false
    case (.missing, .missing), (.changed, .missing), (.changed, .changed), (.all, _): true
    default: false
    }
  }
}
