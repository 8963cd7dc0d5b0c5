import Foundation

extension NSObject {
  /// Calls a method.
  public func perform(_ selector: Selector) { selector._send(to: self) }
  /// Calls a method with an argument.
  public func perform(_ selector: Selector, with object: Any?) { selector._send(to: self, object) }
  /// Calls a method after some seconds.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    let target = self
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      selector._send(to: target, object)
    }
  }
}

/// How a value belongs to an object.
@frozen public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}
