/// Hears of motions that cannot be shown as they are.
package protocol MotionReporter: AnyObject {
  /// An animation gave NaN or infinity, and the target is shown instead.
  func sawNonFinite(_ animation: Animation)
}
