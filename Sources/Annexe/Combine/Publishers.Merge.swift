extension Publishers {
  /// A publisher of everything that several send.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// It sends the upstreams' values.
    public typealias Output = Upstream.Output
    /// It fails with the first upstream that does.
    public typealias Failure = Upstream.Failure
    /// What is merged.
    public let publishers: [Upstream]
    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
    /// Merges one more publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// Several publishers of one kind, merged.
  public typealias Merged<Output, Failure: Error> = MergeMany<AnyPublisher<Output, Failure>>

  /// A publisher of everything that two send.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// It sends the upstreams' values.
    public typealias Output = A.Output
    /// It fails with the first upstream that does.
    public typealias Failure = A.Failure
    private let all: Merged<Output, Failure>
    /// Merges two publishers.
    public init(_ a: A, _ b: B) { all = Merged([AnyPublisher(a), AnyPublisher(b)]) }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// A publisher of everything that three send.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// It sends the upstreams' values.
    public typealias Output = A.Output
    /// It fails with the first upstream that does.
    public typealias Failure = A.Failure
    private let all: Merged<Output, Failure>
    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      all = Merged([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)])
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends what this and another publisher send.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
  /// Sends what this and two others send.
  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge3<Self, P, Q>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure
  {
    Publishers.Merge3(self, p, q)
  }
  /// Sends what this and three others send.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
    -> Publishers.Merged<Output, Failure>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    Publishers.MergeMany(
      [AnyPublisher(self), AnyPublisher(p), AnyPublisher(q), AnyPublisher(r)])
  }

  /// Sends what publishers made from the values send.
  ///
  /// At most `maxPublishers` of them run at a time; others wait their turn.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Map<Self, P.Output> where P.Failure == Failure {
    chain {
      let pool = InnerPool<Failure>()
      let joint = JointTo<P.Output, Failure>(
        demand: maxPublishers,
        onValue: { joint, value in
          let key = pool.open()
          let inner = transform(value).sink(
            receiveCompletion: { end in
              pool.close(key)
              if case .failure = end { return joint.stop(end) }
              if pool.isDone { return joint.complete(.finished) }
              joint.requestMore(.max(1))
            }, receiveValue: { joint.emit($0) })
          pool.keep(inner, for: key)
          return .none
        },
        onCompletion: { joint, end in
          pool.outerHasEnded = true
          if case .failure = end { return joint.complete(end) }
          if pool.isDone { joint.complete(.finished) }
        })
      joint.onCancel = { pool.cancelAll() }
      return joint
    }
  }
  /// Sends what publishers made from the values send.
  @_disfavoredOverload public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Map<Publishers.MapError<Self, P.Failure>, P.Output> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the latest of the publishers sent sends.
  public func switchToLatest() -> Publishers.Map<Self, Output.Output> {
    chain {
      let pool = InnerPool<Failure>()
      let joint = JointTo<Output.Output, Failure>(
        demand: .unlimited,
        onValue: { joint, publisher in
          pool.cancelAll()
          let key = pool.open()
          let inner = publisher.sink(
            receiveCompletion: { end in
              pool.close(key)
              if case .failure = end { return joint.stop(end) }
              if pool.isDone { joint.complete(.finished) }
            }, receiveValue: { joint.emit($0) })
          pool.keep(inner, for: key)
          return .none
        },
        onCompletion: { joint, end in
          pool.outerHasEnded = true
          if case .failure = end { return joint.complete(end) }
          if pool.isDone { joint.complete(.finished) }
        })
      joint.onCancel = { pool.cancelAll() }
      return joint
    }
  }
}

/// The running inner streams of an operator.
private final class InnerPool<Failure: Error> {
  private let lock = NSRecursiveLock()
  private var running: [Int: AnyCancellable?] = [:]
  private var nextKey = 0
  var outerHasEnded = false

  func open() -> Int {
    lock.lock()
    defer { lock.unlock() }
    nextKey += 1
    running.updateValue(nil, forKey: nextKey)
    return nextKey
  }
  /// Keeps a stream unless it has ended already.
  func keep(_ stream: AnyCancellable, for key: Int) {
    lock.lock()
    defer { lock.unlock() }
    if running.keys.contains(key) { running.updateValue(stream, forKey: key) }
  }
  func close(_ key: Int) {
    lock.lock()
    defer { lock.unlock() }
    running.removeValue(forKey: key)
  }
  func cancelAll() {
    lock.lock()
    let all = running
    running = [:]
    lock.unlock()
    for key in all.keys.sorted() { all[key]??.cancel() }
  }
  var isDone: Bool { outerHasEnded && running.isEmpty }
}
