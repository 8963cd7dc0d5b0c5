extension Publishers {
  /// A publisher of what one sends and then another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// It sends the upstreams' values.
    public typealias Output = Suffix.Output
    /// It fails with the upstream that does.
    public typealias Failure = Suffix.Failure
    /// What comes first.
    public let prefix: Prefix
    /// What comes after.
    public let suffix: Suffix
    /// Puts one publisher after another.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let parts = [AnyPublisher(prefix), AnyPublisher(suffix)]
      Publishers.Sequence<[AnyPublisher<Output, Failure>], Failure>(sequence: parts)
        .flatMap(maxPublishers: .max(1)) { $0 }
        .receive(subscriber: subscriber)
    }
  }
  /// Values in a list.
  public typealias Listed<Output, Failure: Error> = Publishers.Sequence<[Output], Failure>
}

extension Publisher {
  /// Sends values before this publisher's own.
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Listed<Output, Failure>, Self>
  {
    prepend(elements)
  }
  /// Sends values before this publisher's own.
  public func prepend<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Listed<Output, Failure>, Self>
  where S.Element == Output {
    Publishers.Concatenate(prefix: .init(sequence: Array(elements)), suffix: self)
  }
  /// Sends another publisher's values before this one's own.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
  /// Sends values after this publisher's own.
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Listed<Output, Failure>>
  {
    append(elements)
  }
  /// Sends values after this publisher's own.
  public func append<S: Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Listed<Output, Failure>>
  where S.Element == Output {
    Publishers.Concatenate(prefix: self, suffix: .init(sequence: Array(elements)))
  }
  /// Sends another publisher's values after this one's own.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
