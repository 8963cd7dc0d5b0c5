/// A completion handler waiting for the motions that one transaction caused.
///
/// Shared by all attributes that the transaction moved; it fires exactly once.
package final class AnimationListener {
  /// When a motion counts as complete for this handler.
  package let criteria: AnimationCompletionCriteria
  private var action: ((Time) -> Void)?
  private var openCount = 0
  private var isSealed = false

  /// A listener whose action gets the instant of completion.
  ///
  /// The action runs in the midst of an attribute's sampling: it must only queue its work.
  package init(criteria: AnimationCompletionCriteria, action: @escaping (Time) -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether the handler was called.
  package var hasFired: Bool { action == nil }

  /// Notes that a motion started.
  package func open() { openCount += 1 }

  /// Notes that a motion completed.
  package func close(at time: Time) {
    openCount -= 1
    fireIfComplete(at: time)
  }

  /// Notes that the update which may start motions is over.
  package func seal(at time: Time) {
    isSealed = true
    fireIfComplete(at: time)
  }

  private func fireIfComplete(at time: Time) {
    guard isSealed, openCount <= 0, let action else { return }
    self.action = nil
    action(time)
  }
}
