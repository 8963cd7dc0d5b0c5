/// Whether two values of any one type are known to be equal.
enum Equality {
  /// True only where the type can tell, or where both are one object.
  static func holds<Value>(_ a: Value, _ b: Value) -> Bool {
    if Value.self is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
    guard let a = a as? any Equatable else { return false }
    return isEqual(a, b)
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }
}
