/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// A publisher of the value.
  public init(_ output: Output) { self.output = output }
  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

/// A publisher that sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once; otherwise it never does.
  public let completeImmediately: Bool
  /// An empty publisher.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// An empty publisher of the given kinds.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }
  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that ends with an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// A failing publisher.
  public init(error: Failure) { self.error = error }
  /// A failing publisher of the given kind.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of value of the publisher made.
  public typealias Output = DeferredPublisher.Output
  /// The kind of error of the publisher made.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher
  /// A publisher made by a closure.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of one result that comes later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfils the future; the second time does nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  /// Runs a closure at once, which calls its promise with the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let subject = subject
    attemptToFulfill { result in
      switch result {
      case .success(let value):
        guard subject.value == nil else { return }
        subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }
  /// Attaches a subscriber, which gets the result now or later.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subject.compactMap { $0 }.first().receive(subscriber: subscriber)
  }
}
