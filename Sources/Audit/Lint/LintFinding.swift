/// A pitfall found in a running scene.
package struct LintFinding: Codable, Equatable, Sendable {
  package enum Rule: String, CaseIterable, Codable, Sendable {
    case reduceMotion, tooManyPhases, phaseSkipped, phaseOwner, transitionSnaps
    case animationInside
    case animatableDataMissing, flashing, triggerUnchanged
  }
  package var rule: Rule
  /// Such as `Toast.swift:12`; nil where the line is not certain.
  package var place: String?
  /// The view it is about.
  package var view: String
  /// What is wrong, and what to do.
  package var message: String
  package var timeSeconds: Double

  package init(
    _ rule: Rule, place: String?, view: String, timeSeconds: Double, _ message: String
  ) {
    self.rule = rule
    self.place = place
    self.view = view
    self.message = message
    self.timeSeconds = timeSeconds
  }

  package var line: String {
    "\(place ?? view): \(message) [\(rule.rawValue)]"
  }
}
