/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send, for as long as the result is kept.
  func connect() -> Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and lets go after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A connectable publisher that connects by itself.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// It sends the upstream's values.
    public typealias Output = Upstream.Output
    /// It fails as the upstream does.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream
    private let lock = NSRecursiveLock()
    private var subscriberCount = 0
    private var connection: Cancellable?

    /// A publisher that connects another by itself.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint<Output, Failure, Output, Failure>(
        onValue: { joint, value in joint.emit(value) },
        onCompletion: { joint, end in
          self.leave()
          joint.complete(end)
        })
      joint.onCancel = { self.leave() }
      joint.attach(AnySubscriber(subscriber))
      upstream.receive(subscriber: joint)
      lock.lock()
      defer { lock.unlock() }
      subscriberCount += 1
      if connection == nil { connection = upstream.connect() }
    }
    private func leave() {
      lock.lock()
      defer { lock.unlock() }
      subscriberCount -= 1
      guard subscriberCount == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// A publisher whose subscribers share one subscription to the upstream through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// It sends the upstream's values.
    public typealias Output = Upstream.Output
    /// It fails as the upstream does.
    public typealias Failure = Upstream.Failure
    /// The publisher that is shared.
    public let upstream: Upstream
    private let makeSubject: () -> SubjectType
    private var current: SubjectType?

    /// Shares a publisher through a subject made on first use.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      makeSubject = createSubject
    }
    private var subject: SubjectType {
      let subject = current ?? makeSubject()
      current = subject
      return subject
    }
    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
    /// Begins to feed the subject.
    public func connect() -> Cancellable { upstream.subscribe(subject) }
  }

  /// A shared publisher.
  public typealias Share<Upstream: Publisher> =
    Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>
  /// A publisher made connectable.
  public typealias MakeConnectable<Upstream: Publisher> =
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> {
    multicast { PassthroughSubject<Output, Failure>() }.autoconnect()
  }
  /// Shares one subscription through subjects made by a closure.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure
  {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
  /// Shares one subscription through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Makes the publisher wait for `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject<Output, Never>() }
  }
}
