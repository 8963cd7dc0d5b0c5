/// One way of one property of one view, from rest to rest.
package struct Move: Equatable, Sendable {
  package var view: String
  package var property: Property
  package var from: Double
  package var to: Double
  /// Scene time at which it starts: exact where an event tells it, else within a frame.
  package var startSeconds: Double
  /// Scene time of the last frame that still differs from the target.
  package var arrivalSeconds: Double
  /// The greatest distance past the target, as a share of the travel.
  package var overshoot: Double
  /// What explains the motion; nil where no curve does.
  package var fit: CurveFit?

  package init(
    view: String, property: Property, from: Double, to: Double, startSeconds: Double,
    arrivalSeconds: Double, overshoot: Double, fit: CurveFit?
  ) {
    self.view = view
    self.property = property
    self.from = from
    self.to = to
    self.startSeconds = startSeconds
    self.arrivalSeconds = arrivalSeconds
    self.overshoot = overshoot
    self.fit = fit
  }

  package var travel: Double { to - from }
}
