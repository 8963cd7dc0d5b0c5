/// A thing with an identity of its own inside a chain.
public protocol CustomCombineIdentifierConvertible {
  /// What tells this thing from others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identity inside a chain.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let key: ObjectIdentifier
  private let holder: AnyObject?

  /// A new identity.
  public init() {
    let token = Token()
    key = ObjectIdentifier(token)
    holder = token
  }
  /// The identity of an object.
  public init(_ object: AnyObject) {
    key = ObjectIdentifier(object)
    holder = nil
  }
  private final class Token {}

  /// Whether both name the same thing.
  public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool { a.key == b.key }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  /// A printable form.
  public var description: String { "\(key)" }
}

/// What hears a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of value heard.
  associatedtype Input
  /// The kind of error that can end the stream.
  associatedtype Failure: Error
  /// Takes the subscription through which values are asked for.
  func receive(subscription: Subscription)
  /// Takes a value and says how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end of the stream.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The bond between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that never sends.
  public static var empty: Subscription { EmptySubscription() }
  private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
