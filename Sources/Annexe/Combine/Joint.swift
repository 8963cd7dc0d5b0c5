/// One link of a chain: it hears its upstream and speaks to its downstream.
///
/// The closures get the joint as an argument, so that no closure need hold it.
final class Joint<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
  typealias OnValue = (Joint, Input) -> Subscribers.Demand
  typealias OnCompletion = (Joint, Subscribers.Completion<Failure>) -> Void

  private var downstream: AnySubscriber<Output, OutputFailure>?
  private var upstream: Subscription?
  private var onValue: OnValue?
  private var onCompletion: OnCompletion?
  /// What is asked of the upstream for each thing asked by the downstream; nil hands it through.
  private let fixedDemand: Subscribers.Demand?
  private var hasAskedFixed = false
  /// Called once when the chain is called off.
  var onCancel: (() -> Void)?
  var onSubscription: ((Subscription) -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?

  init(
    demand: Subscribers.Demand? = nil, onValue: @escaping OnValue,
    onCompletion: @escaping OnCompletion
  ) {
    fixedDemand = demand
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func attach(_ downstream: AnySubscriber<Output, OutputFailure>) { self.downstream = downstream }

  // Upstream side.
  func receive(subscription: Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    onSubscription?(subscription)
    downstream.receive(subscription: self)
  }
  func receive(_ input: Input) -> Subscribers.Demand { onValue?(self, input) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(self, completion) }

  // Downstream side.
  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    guard let fixedDemand else { return upstream?.request(demand) ?? () }
    guard !hasAskedFixed, demand > 0 else { return }
    hasAskedFixed = true
    upstream?.request(fixedDemand)
  }
  func cancel() {
    let bond = upstream
    let call = onCancel
    clear()
    bond?.cancel()
    call?()
  }

  // For the closures.
  @discardableResult func emit(_ output: Output) -> Subscribers.Demand {
    downstream?.receive(output) ?? .none
  }
  func complete(_ completion: Subscribers.Completion<OutputFailure>) {
    let last = downstream
    clear()
    last?.receive(completion: completion)
  }
  /// Ends the downstream before the upstream has ended.
  func stop(_ completion: Subscribers.Completion<OutputFailure>) {
    let bond = upstream
    let last = downstream
    clear()
    bond?.cancel()
    last?.receive(completion: completion)
  }
  func requestMore(_ demand: Subscribers.Demand) { upstream?.request(demand) }
  var isLive: Bool { downstream != nil }

  private func clear() {
    downstream = nil
    upstream = nil
    onValue = nil
    onCompletion = nil
    onCancel = nil
    onSubscription = nil
    onRequest = nil
  }
}

extension Joint where OutputFailure == Failure {
  convenience init(demand: Subscribers.Demand? = nil, onValue: @escaping OnValue) {
    self.init(demand: demand, onValue: onValue) { joint, completion in joint.complete(completion) }
  }
}

extension Publishers {
  /// A publisher with one operator behind it; the operators' own names are aliases of it.
  public struct Chain<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// The publisher the operator hears.
    public let upstream: Upstream
    let makeJoint: () -> Joint<Upstream.Output, Upstream.Failure, Output, Failure>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = makeJoint()
      joint.attach(AnySubscriber(subscriber))
      upstream.receive(subscriber: joint)
    }
  }

  /// A chain that keeps kind and failure.
  public typealias Same<Upstream: Publisher> =
    Chain<Upstream, Upstream.Output, Upstream.Failure>
  /// Values replaced one by one.
  public typealias Map<Upstream: Publisher, Output> = Chain<Upstream, Output, Upstream.Failure>
  /// Values replaced one by one, by a closure that may throw.
  public typealias TryMap<Upstream: Publisher, Output> = Chain<Upstream, Output, any Error>
  /// Values replaced one by one, nil left out.
  public typealias CompactMap<Upstream: Publisher, Output> =
    Chain<Upstream, Output, Upstream.Failure>
  /// Values that pass a test.
  public typealias Filter<Upstream: Publisher> = Same<Upstream>
  /// Values that differ from the one before.
  public typealias RemoveDuplicates<Upstream: Publisher> = Same<Upstream>
  /// The last value of a busy stretch.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  /// At most one value an interval.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  /// Values later.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  /// Values on a scheduler.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Same<Upstream>
  /// A running result.
  public typealias Scan<Upstream: Publisher, Output> = Chain<Upstream, Output, Upstream.Failure>
  /// The first value.
  public typealias First<Upstream: Publisher> = Same<Upstream>
  /// Values after the first few.
  public typealias Drop<Upstream: Publisher> = Same<Upstream>
  /// Values with a look at each.
  public typealias HandleEvents<Upstream: Publisher> = Same<Upstream>
  /// Values with an error replaced.
  public typealias ReplaceError<Upstream: Publisher> = Chain<Upstream, Upstream.Output, Never>
  /// Errors replaced.
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    Chain<Upstream, Upstream.Output, Failure>
}

extension Publisher {
  typealias JointTo<T, E: Error> = Joint<Output, Failure, T, E>

  func chain<T, E: Error>(_ makeJoint: @escaping () -> JointTo<T, E>)
    -> Publishers.Chain<Self, T, E>
  {
    Publishers.Chain(upstream: self, makeJoint: makeJoint)
  }
  /// A chain whose value closure may throw.
  func tryChain<T>(
    _ body: @escaping (JointTo<T, any Error>, Output) throws -> Subscribers.Demand
  ) -> Publishers.Chain<Self, T, any Error> {
    chain {
      JointTo(
        onValue: { joint, value in
          do {
            return try body(joint, value)
          } catch {
            joint.stop(.failure(error))
            return .none
          }
        }, onCompletion: { joint, end in joint.complete(end.mapError { $0 }) })
    }
  }
}
