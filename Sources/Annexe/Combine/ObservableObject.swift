/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher that sends before a change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher of this instance, sent by its `@Published` properties.
  public var objectWillChange: ObservableObjectPublisher {
    WillChangeTable.shared.publisher(of: self)
  }
}

extension ObservableObject {
  /// Calls a closure before each change, for as long as the result is kept.
  ///
  /// For the engine, which knows its objects only as `any ObservableObject`.
  public func _subscribeWillChange(_ body: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in body() }
  }
}

/// A publisher of coming changes.
public final class ObservableObjectPublisher: Publisher {
  /// It sends empty values.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// A publisher without subscribers.
  public init() {}
  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber, current: nil)
  }
  /// Tells every subscriber that a change is coming.
  public func send() { audience.send(()) }
}

/// The default publishers of objects, found by object.
///
/// Swift objects have no associated storage here, so this side table stands in for it. An entry
/// holds its object weakly: an identifier used again by a later object does not match.
final class WillChangeTable {
  /// One for the process, as objects are.
  nonisolated(unsafe) static let shared = WillChangeTable()

  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which dead ones are swept out.
  private var sweepCount = 64

  /// The publisher of an object, made on first use.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let found = entry(of: object) { return found }
    if entries.count >= sweepCount {
      entries = entries.filter { $0.value.owner != nil }
      sweepCount = max(64, entries.count * 2)
    }
    let made = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(owner: object, publisher: made)
    return made
  }
  /// The publisher of an object if anyone asked for it before.
  func existingPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.lock()
    defer { lock.unlock() }
    return entry(of: object)
  }
  private func entry(of object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.publisher
  }
  /// How many entries there are, dead ones included.
  var count: Int { entries.count }
}
