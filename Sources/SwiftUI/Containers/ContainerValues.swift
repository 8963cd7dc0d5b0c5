/// Values that a view tells the container it is in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  /// A value by its key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value that views tell their container.
public protocol ContainerValueKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

private enum ContainerValuesKey {}

extension BoxTraits {
  var containerValues: ContainerValues {
    get {
      values[ObjectIdentifier(ContainerValuesKey.self)] as? ContainerValues ?? ContainerValues()
    }
    set { values[ObjectIdentifier(ContainerValuesKey.self)] = newValue }
  }
}

extension Subview {
  /// What the view tells its container.
  public var containerValues: ContainerValues { traits.containerValues }
}

extension View {
  /// Tells the container around a value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitLayout { $0.containerValues[keyPath: keyPath] = value })
  }
}
