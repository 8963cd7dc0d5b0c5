/// What travels with one change of state: its animation and more.
public struct Transaction {
  /// The animation of the change, if any.
  public var animation: Animation?
  /// Whether animations that views set for themselves are ignored.
  public var disablesAnimations = false
  /// Whether the change is one of a stream, such as a drag.
  public var isContinuous = false
  /// Whether values follow the velocity of a gesture.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  var listeners: [AnimationListener] = []
  /// What waits for the motions that the change causes.
  package var completionListeners: [AnimationListener] { listeners }
  /// Writes with the same number belong to one update.
  var id: UInt64 = 0

  /// A change without animation.
  public init() {}
  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the change under a key of the scene's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether writes under both may go into one update: nothing tells them apart.
  func mayJoin(_ other: Transaction) -> Bool {
    if id == other.id { return true }
    return listeners.isEmpty && other.listeners.isEmpty && values.isEmpty && other.values.isEmpty
      && animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
  }

  /// Calls a closure when the animations that the change creates have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let graph = ViewGraph.current
    listeners.append(
      AnimationListener(criteria: criteria) { time in
        graph?.recordEvent(.completion, nil, "\(criteria)", at: time)
        graph?.enqueue(Transaction()) {}
        graph?.actions.append(
          PendingAction(depth: 0, kind: .change, word: "a completion handler", run: completion))
      })
  }

  /// The transaction around the code that runs.
  nonisolated(unsafe) static var current = Transaction()
  nonisolated(unsafe) private static var lastID: UInt64 = 0
  static func freshID() -> UInt64 {
    lastID += 1
    return lastID
  }
}

/// A key for a value that travels with a change.
public protocol TransactionKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Makes changes under a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  Transaction.current.id = Transaction.freshID()
  defer { Transaction.current = outer }
  if !transaction.listeners.isEmpty {
    // Even a body that changes nothing has an update of its own, so that completions are told.
    ViewGraph.current?.enqueue(Transaction.current) {}
  }
  return try body()
}

/// Makes changes with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.listeners = []
  return try withTransaction(transaction, body)
}

/// Makes changes with an animation and tells when it has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.listeners = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
