/// Something with values in motion, sampled at every instant that matters.
package protocol MotionOwner: AnyObject {
  var isAnimating: Bool { get }
  /// The earliest instant at which something must be told exactly, if one is known.
  var nextWake: Time? { get }
  /// Whether sampling evaluates views; those begin as they are evaluated.
  var movesBody: Bool { get }
  /// Moves the values to an instant; completions are told on the way.
  func sample(at time: Time)
}

extension MotionOwner {
  package var movesBody: Bool { false }
}
