/// Values that outlast views, by key.
///
/// Kept in memory: a film begins with none.
final class StoredValues {
  /// Those of this process.
  nonisolated(unsafe) static let process = StoredValues()
  private var cells: [String: StoredCell] = [:]

  func cell(_ key: String) -> StoredCell {
    if let known = cells[key] { return known }
    let made = StoredCell()
    cells[key] = made
    return made
  }
}

/// One stored value; views that read it are evaluated again when it changes.
final class StoredCell: ObservableObject {
  @Published var value: Any?
}

/// A value of the user's settings.
///
/// Kept in memory: a film begins with none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  @ObservedObject private var cell: StoredCell
  private let initial: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?

  private init(
    _ key: String, _ initial: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    _cell = ObservedObject(wrappedValue: StoredValues.process.cell(key))
    self.initial = initial
    self.read = read
    self.write = write
  }
  /// The value.
  public var wrappedValue: Value {
    get { cell.value.flatMap(read) ?? initial }
    nonmutating set { cell.value = write(newValue) }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (cell, initial, read, write) = (cell, initial, read, write)
    return Binding(
      get: { cell.value.flatMap(read) ?? initial },
      set: { value, transaction in withTransaction(transaction) { cell.value = write(value) } })
  }

  private init(plain initial: Value, _ key: String) {
    self.init(key, initial, read: { $0 as? Value }, write: { $0 })
  }
}

extension AppStorage {
  /// A setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(plain: wrappedValue, key) }
  /// A setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(plain: wrappedValue, key) }
  /// A setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(plain: wrappedValue, key) }
  /// A setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(plain: wrappedValue, key) }
  /// A setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(plain: wrappedValue, key) }
  /// A setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(plain: wrappedValue, key) }
  /// A setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(plain: wrappedValue, key) }
  /// A setting by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, wrappedValue, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue })
  }
  /// A setting by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, read: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A setting that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(plain: nil, key)
  }
}

/// A value of one window.
///
/// Kept in memory: a film begins with none.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @ObservedObject private var cell: StoredCell
  private let initial: Value

  /// A value of the window.
  public init(wrappedValue: Value, _ key: String) {
    // A prefix keeps settings and windows apart.
    _cell = ObservedObject(wrappedValue: StoredValues.process.cell("window " + key))
    initial = wrappedValue
  }
  /// The value.
  public var wrappedValue: Value {
    get { cell.value as? Value ?? initial }
    nonmutating set { cell.value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (cell, initial) = (cell, initial)
    return Binding(
      get: { cell.value as? Value ?? initial },
      set: { value, transaction in withTransaction(transaction) { cell.value = value } })
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value of the window that may be missing.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
