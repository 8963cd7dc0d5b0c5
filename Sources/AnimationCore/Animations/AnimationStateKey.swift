/// The name and first value of one thing an animation remembers.
public protocol AnimationStateKey {
  /// What is remembered.
  associatedtype Value

  /// The value before one was set.
  static var defaultValue: Value { get }
}
