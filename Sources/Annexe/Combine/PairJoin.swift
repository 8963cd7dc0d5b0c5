/// The bond of a subscriber to two publishers whose values are paired.
final class PairJoin<A: Publisher, B: Publisher>: Subscription where A.Failure == B.Failure {
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<(A.Output, B.Output), A.Failure>?
  /// Whether a value is paired again with later ones, or used once.
  private let keepsLatest: Bool
  private var lefts: [A.Output] = []
  private var rights: [B.Output] = []
  private var leftHasEnded = false
  private var rightHasEnded = false
  private var streams: [AnyCancellable] = []
  private var start: (() -> Void)?

  init(_ downstream: AnySubscriber<(A.Output, B.Output), A.Failure>, keepsLatest: Bool) {
    self.downstream = downstream
    self.keepsLatest = keepsLatest
  }

  func run(_ a: A, _ b: B) {
    start = { [self] in
      let left = a.sink(
        receiveCompletion: { self.end($0, isLeft: true) },
        receiveValue: { value in self.take { self.put(value, into: &self.lefts) } })
      keep(left)
      let right = b.sink(
        receiveCompletion: { self.end($0, isLeft: false) },
        receiveValue: { value in self.take { self.put(value, into: &self.rights) } })
      keep(right)
    }
    downstream?.receive(subscription: self)
  }

  /// Values are not held back: asking for any asks for all.
  func request(_ demand: Subscribers.Demand) {
    guard demand > 0, let begin = start else { return }
    start = nil
    begin()
  }
  func cancel() {
    lock.lock()
    let all = streams
    clear()
    lock.unlock()
    all.forEach { $0.cancel() }
  }

  private func keep(_ stream: AnyCancellable) {
    if downstream == nil { stream.cancel() } else { streams.append(stream) }
  }
  private func put<Value>(_ value: Value, into side: inout [Value]) {
    if keepsLatest { side.removeAll() }
    side.append(value)
  }
  /// Stores a value, then sends a pair if there is one.
  private func take(_ store: () -> Void) {
    lock.lock()
    store()
    guard let left = lefts.first, let right = rights.first, let target = downstream else {
      return lock.unlock()
    }
    if !keepsLatest {
      lefts.removeFirst()
      rights.removeFirst()
    }
    lock.unlock()
    _ = target.receive((left, right))
    finishIfDone()
  }
  private func end(_ completion: Subscribers.Completion<A.Failure>, isLeft: Bool) {
    if case .failure = completion { return finish(completion) }
    if isLeft { leftHasEnded = true } else { rightHasEnded = true }
    finishIfDone()
  }
  private func finishIfDone() {
    let isDone =
      keepsLatest
      ? (leftHasEnded && rightHasEnded) || (leftHasEnded && lefts.isEmpty)
        || (rightHasEnded && rights.isEmpty)
      : (leftHasEnded && lefts.isEmpty) || (rightHasEnded && rights.isEmpty)
    if isDone { finish(.finished) }
  }
  private func finish(_ completion: Subscribers.Completion<A.Failure>) {
    lock.lock()
    let target = downstream
    let all = streams
    clear()
    lock.unlock()
    all.forEach { $0.cancel() }
    target?.receive(completion: completion)
  }
  private func clear() {
    downstream = nil
    streams = []
    lefts = []
    rights = []
    start = nil
  }
}
