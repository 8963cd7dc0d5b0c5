/// A property of an object that tells its object's observers, and its own, before it changes.
@propertyWrapper public struct Published<Value> {
  let storage: Storage

  /// A property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// A property with a first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not reachable: the compiler goes through the enclosing object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }
  /// The publisher of the property's values, the current one first.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// Reads and writes the property; a write is told before it happens.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage keyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: keyPath].storage.value }
    set { owner[keyPath: keyPath].storage.set(newValue, owner: owner) }
  }
  /// The publisher of the property, which knows its object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, projected _: ReferenceWritableKeyPath<Owner, Publisher>,
    storage keyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let storage = owner[keyPath: keyPath].storage
      storage.owner = owner
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The value and those who hear it.
  final class Storage {
    private(set) var value: Value
    weak var owner: AnyObject?
    /// Streams that write this property, see `assign(to:)`.
    var feeds: [AnyCancellable] = []
    let audience = Audience<Value, Never>()
    private var willChange: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
    func set(_ newValue: Value, owner: AnyObject?) {
      if willChange == nil, let owner {
        // No publisher yet means nobody listens, or the class has its own `objectWillChange`.
        willChange = WillChangeTable.shared.existingPublisher(of: owner)
      }
      willChange?.send()
      audience.send(newValue)
      value = newValue
    }
  }

  /// The values of a published property.
  public struct Publisher: Combine.Publisher {
    /// It sends the property's values.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never
    let storage: Storage
    /// Attaches a subscriber, which gets the current value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.audience.add(subscriber, current: storage.value)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.feeds.append(
      sink { [weak storage] value in storage?.set(value, owner: storage?.owner) })
  }
}
