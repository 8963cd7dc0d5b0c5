import Foundation

/// A method to be called later on some target.
///
/// A scene's `#selector(method)` becomes one of these when the scene is compiled. A method of an
/// object keeps its object; a method named by its class is called on the target it is used with.
public struct Selector: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Calls the method on a target with one argument.
  ///
  /// - Returns: Whether there was a method for the target.
  private let call: (Any?, Any?) -> Bool
  /// The name it was made of; empty for a method.
  public let description: String

  private init(call: @escaping (Any?, Any?) -> Bool) {
    self.call = call
    description = ""
  }
  /// A method by its name: it is never found here.
  public init(_ name: String) {
    call = { _, _ in false }
    description = name
  }
  /// A method by its name: it is never found here.
  public init(stringLiteral name: String) { self.init(name) }
  /// A property by its path: it is never called here.
  public init(_ path: AnyKeyPath) { self.init(String(describing: path)) }

  /// A method of an object.
  public init(_ method: @escaping () -> Void) {
    self.init(call: { _, _ in
      method()
      return true
    })
  }
  /// A method of an object that takes what has happened.
  public init<A>(_ method: @escaping (A) -> Void) {
    self.init(call: { _, argument in
      guard let argument = argument as? A else { return false }
      method(argument)
      return true
    })
  }
  /// A method of a class; what it returns is dropped.
  public init<T: AnyObject, R>(_ method: @escaping (T) -> () -> R) {
    self.init(call: { target, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    })
  }
  /// A method of a class that takes what has happened.
  public init<T: AnyObject, A>(_ method: @escaping (T) -> (A) -> Void) {
    self.init(call: { target, argument in
      guard let target = target as? T, let argument = argument as? A else { return false }
      method(target)(argument)
      return true
    })
  }
  /// A method of a class that takes what has happened and an event.
  public init<T: AnyObject, A, B>(_ method: @escaping (T) -> (A, B) -> Void) {
    self.init(call: { _, _ in false })
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, where the method does not say it itself.
  ///   - argument: What has happened: the timer, the control, the notification.
  /// - Returns: Whether there was a method for the target.
  @discardableResult
  public func _send(to target: Any?, _ argument: Any? = nil) -> Bool { call(target, argument) }
}

/// The name of a property, for what `#keyPath` stands for.
public func _keyOf(_ path: AnyKeyPath) -> String {
  let text = String(describing: path)
  return text.split(separator: ".").dropFirst().joined(separator: ".")
}
