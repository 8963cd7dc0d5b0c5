extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What to do with a value.
    public let receiveValue: (Input) -> Void
    /// What to do at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: Subscription?
    private var isCancelled = false

    /// A subscriber made of two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }
    /// Takes the subscription and asks for everything.
    public func receive(subscription: Subscription) {
      guard self.subscription == nil, !isCancelled else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Takes a value.
    public func receive(_ value: Input) -> Demand {
      if !isCancelled { receiveValue(value) }
      return .none
    }
    /// Takes the end.
    public func receive(completion: Completion<Failure>) {
      guard !isCancelled else { return }
      isCancelled = true
      subscription = nil
      receiveCompletion(completion)
    }
    /// Stops hearing.
    public func cancel() {
      isCancelled = true
      let bond = subscription
      subscription = nil
      bond?.cancel()
    }
  }
}

extension Publisher {
  /// Hands every value and the end to closures, for as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands every value to a closure, for as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// Writes every value to a property of an object, which is kept alive.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }
}
