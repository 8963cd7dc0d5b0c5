extension Publishers {
  /// A publisher of the elements of a sequence, as fast as they are asked for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// It sends the elements.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements
    /// A publisher of the elements.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let feed = Feed<Output, Failure>(
        downstream: AnySubscriber(subscriber), elements: AnyIterator(sequence.makeIterator()))
      subscriber.receive(subscription: feed)
      feed.finishIfEmpty()
    }
  }

  private final class Feed<Element, Failure: Error>: Subscription {
    private var downstream: AnySubscriber<Element, Failure>?
    private let elements: AnyIterator<Element>
    private var next: Element?
    private var demand = Subscribers.Demand.none
    private var isFeeding = false

    init(downstream: AnySubscriber<Element, Failure>, elements: AnyIterator<Element>) {
      self.downstream = downstream
      self.elements = elements
      next = elements.next()
    }
    func request(_ more: Subscribers.Demand) {
      demand += more
      guard !isFeeding else { return }
      isFeeding = true
      defer { isFeeding = false }
      while demand > 0, let value = next, let downstream {
        demand -= 1
        next = elements.next()
        demand += downstream.receive(value)
        finishIfEmpty()
      }
    }
    func finishIfEmpty() {
      guard next == nil, let last = downstream else { return }
      downstream = nil
      last.receive(completion: .finished)
    }
    func cancel() { downstream = nil }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, or of nothing.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      Publishers.Sequence<[Success], Failure>(sequence: [value]).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
