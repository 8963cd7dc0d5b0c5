/// A publisher that can be fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription whose values this subject passes on.
  func send(subscription: Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value to every subscriber.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order they came.
final class Audience<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var members: [Member] = []
  private var ending: Subscribers.Completion<Failure>?

  /// One subscriber and what it has asked for.
  final class Member: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// A value kept until it is asked for.
    private var pending: Output?
    private let keepsPending: Bool
    private weak var audience: Audience?

    init(_ downstream: AnySubscriber<Output, Failure>, audience: Audience, pending: Output?) {
      self.downstream = downstream
      self.audience = audience
      self.pending = pending
      keepsPending = pending != nil
    }
    func request(_ more: Subscribers.Demand) {
      lock.lock()
      demand += more
      let value = demand > 0 ? pending : nil
      if value != nil { pending = nil }
      lock.unlock()
      if let value { offer(value) }
    }
    func offer(_ value: Output) {
      lock.lock()
      guard let downstream, demand > 0 else {
        if keepsPending { pending = value }
        return lock.unlock()
      }
      demand -= 1
      lock.unlock()
      let more = downstream.receive(value)
      if more > 0 { request(more) }
    }
    func finish(_ completion: Subscribers.Completion<Failure>) {
      let last = downstream
      downstream = nil
      last?.receive(completion: completion)
    }
    func cancel() {
      downstream = nil
      audience?.remove(self)
    }
  }

  func add<S: Subscriber>(_ subscriber: S, current: Output?)
  where S.Input == Output, S.Failure == Failure {
    lock.lock()
    let end = ending
    let member = Member(AnySubscriber(subscriber), audience: self, pending: current)
    if end == nil { members.append(member) }
    lock.unlock()
    subscriber.receive(subscription: end == nil ? member : Subscriptions.empty)
    if let end { subscriber.receive(completion: end) }
  }
  func remove(_ member: Member) {
    lock.lock()
    members.removeAll { $0 === member }
    lock.unlock()
  }
  func send(_ value: Output) { snapshot().forEach { $0.offer(value) } }
  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let all = ending == nil ? members : []
    ending = ending ?? completion
    members = []
    lock.unlock()
    all.forEach { $0.finish(completion) }
  }
  private func snapshot() -> [Member] {
    lock.lock()
    defer { lock.unlock() }
    return members
  }
  var isFinished: Bool { ending != nil }
  var isEmpty: Bool { snapshot().isEmpty }
}

/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var upstreams: [Subscription] = []

  /// A subject without subscribers.
  public init() {}
  deinit { upstreams.forEach { $0.cancel() } }
  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, current: nil)
  }
  /// Sends a value to every subscriber.
  public func send(_ value: Output) { audience.send(value) }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  /// Takes a subscription whose values this subject passes on.
  public func send(subscription: Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }
}

/// A subject that keeps its last value and gives it to new subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var upstreams: [Subscription] = []
  private var current: Output

  /// A subject with a first value.
  public init(_ value: Output) { current = value }
  deinit { upstreams.forEach { $0.cancel() } }
  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Attaches a subscriber, which gets the current value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, current: current)
  }
  /// Keeps a value and sends it to every subscriber.
  public func send(_ value: Output) {
    guard !audience.isFinished else { return }
    current = value
    audience.send(value)
  }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  /// Takes a subscription whose values this subject passes on.
  public func send(subscription: Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }
}
