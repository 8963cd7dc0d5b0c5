/// A two-way connection to a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// The transaction of writes through the binding.
  public var transaction = Transaction()
  private var hasTransaction = false

  /// A binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }
  /// A binding from two closures; the writer gets the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }
  init(location: StateLocation<Value>) {
    read = { location.value }
    write = { location.set($0, $1) }
  }
  /// The binding itself.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard hasTransaction else {
        write(newValue, Transaction.current)
        return
      }
      var transaction = transaction
      transaction.id = Transaction.freshID()
      write(newValue, transaction)
    }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    derived(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A binding that writes under an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
  /// A binding that writes under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.hasTransaction = true
    return copy
  }

  func derived<Subject>(
    get: @escaping (Value) -> Subject, set: @escaping (inout Value, Subject) -> Void
  ) -> Binding<Subject> {
    var part = Binding<Subject>(
      get: { get(read()) },
      set: { new, transaction in
        var whole = read()
        set(&whole, new)
        write(whole, transaction)
      })
    part.transaction = transaction
    part.hasTransaction = hasTransaction
    return part
  }
}

extension Binding {
  /// A binding that sees a value as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(get: { $0 }, set: { if let new = $1 { $0 = new } })
  }
  /// A binding to the value of an optional; nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self = base.derived(get: { $0 ?? first }, set: { $0 = $1 })
  }
  /// A binding that sees a hashable value without its type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      get: { AnyHashable($0) }, set: { if let new = $1.base as? V { $0 = new } })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element.
  public subscript(element index: Value.Index) -> Binding<Value.Element> {
    derived(
      get: { $0[index] },
      set: { if $0.indices.contains(index) { $0[index] = $1 } })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {
  /// Nothing to connect.
  public mutating func _link(_ node: _Node) {}
}

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements in order.
  public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
    wrappedValue.indices.map { self[element: $0] }.makeIterator()
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
