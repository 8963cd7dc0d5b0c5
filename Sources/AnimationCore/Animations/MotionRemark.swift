/// What is odd about an animation, for the person who wrote it.
package struct MotionRemark: Hashable, Sendable {
  package var text: String
  /// Whether it may be meant, as a duration of 0 is.
  package var isUsual: Bool

  init(_ text: String, isUsual: Bool = false) {
    self.text = text
    self.isUsual = isUsual
  }

  /// A remark on a length of time that makes a jump; nil for one that does not.
  static func onDuration(_ seconds: Double, _ name: String) -> MotionRemark? {
    if seconds > 0, seconds.isFinite { return nil }
    if seconds == 0 {
      return MotionRemark("a \(name) of 0 s makes the change a jump", isUsual: true)
    }
    if seconds == .infinity { return MotionRemark("a \(name) without end never arrives") }
    return MotionRemark("a \(name) of \(seconds) s counts as 0 and makes the change a jump")
  }
}

extension Animation {
  /// What is odd about the animation's numbers; nil where nothing is.
  package var remark: MotionRemark? { timed?.remark }
}
