/// A subscriber of hidden type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber inside.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }
  /// A subscriber made of closures; without a value closure it asks for nothing.
  public init(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Takes the subscription.
  public func receive(subscription: Subscription) { onSubscription(subscription) }
  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
