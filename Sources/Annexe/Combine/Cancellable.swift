/// Work that can be called off.
public protocol Cancellable {
  /// Calls the work off and frees what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, for as long as the collection does.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
  /// Keeps this in a set, for as long as the set does.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Work that is called off when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var body: (() -> Void)?

  /// Runs a closure when called off.
  public init(_ cancel: @escaping () -> Void) { body = cancel }
  /// Wraps other work.
  public init<C: Cancellable>(_ canceller: C) { body = { canceller.cancel() } }
  deinit { body?() }

  /// Calls the work off; the second time does nothing.
  public func cancel() {
    let call = body
    body = nil
    call?()
  }
  /// Keeps this in a collection, for as long as the collection does.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
  /// Keeps this in a set, for as long as the set does.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
