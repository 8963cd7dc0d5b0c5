import Foundation

extension Timer {
  /// A timer that calls a method of a target with itself.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: timeInterval, repeats: repeats) { selector._send(to: target, $0) }
  }
  /// A timer that calls a method of a target with itself, from a moment on.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats) { selector._send(to: target, $0) }
  }
  /// A running timer that calls a method of a target with itself.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) {
      selector._send(to: target, $0)
    }
  }
}
