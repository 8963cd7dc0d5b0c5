/// Values that flow down the tree of views.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Values that are all at their defaults.
  public init() {}

  /// The value under a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// An object of a type, handed down by `.environment(_:)`.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }
  /// A short text for messages.
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}

/// A key of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let what: String
  private var found: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    what = "value"
  }
  /// The value.
  public var wrappedValue: Value {
    if let found { return found }
    guard let value = read(EnvironmentValues()) else {
      fatalError("no \(what) in the environment of this view; add .environment(_:)")
    }
    return value
  }
  /// Reads the value for the node.
  public mutating func _link(_ node: _Node) { found = read(node.environment) }
}

extension Environment {
  /// Reads an observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0[objectType] }
    what = "object of type \(Value.self)"
  }
  /// Reads an observable object of a type, if there is one.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[objectType]) }
    what = "object of type \(T.self)"
  }
}
