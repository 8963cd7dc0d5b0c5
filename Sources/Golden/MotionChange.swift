/// One change of the motion of one view, for programs.
package struct MotionChange: Codable, Equatable, Sendable {
  package var view: String
  /// Such as `x` or `opacity`; empty where the view as a whole is meant.
  package var property: String
  /// Such as `duration`, `time`, `overshoot`, `color` or `content`.
  package var kind: String
  /// The change in words.
  package var text: String
  /// Scene time from which it shows, in seconds; nil where it is not of one moment.
  package var fromSeconds: Double?

  package init(
    view: String, property: String, kind: String, text: String, fromSeconds: Double?
  ) {
    self.view = view
    self.property = property
    self.kind = kind
    self.text = text
    self.fromSeconds = fromSeconds
  }
}
