extension Publisher {
  /// Looks at what passes.
  public func handleEvents(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    chain {
      let joint = JointTo<Output, Failure>(
        onValue: { joint, value in
          receiveOutput?(value)
          return joint.emit(value)
        },
        onCompletion: { joint, end in
          receiveCompletion?(end)
          joint.complete(end)
        })
      joint.onCancel = receiveCancel
      joint.onSubscription = receiveSubscription
      joint.onRequest = receiveRequest
      return joint
    }
  }
  /// Prints what passes, to standard output or a given stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.HandleEvents<Self>
  {
    var out = stream
    let lead = prefix.isEmpty ? "" : prefix + ": "
    func write(_ line: String) {
      if out != nil { out?.write(lead + line + "\n") } else { Swift.print(lead + line) }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        if case .failure(let error) = $0 {
          write("receive error: (\(error))")
        } else {
          write("receive finished")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0)") })
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let watch = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      continuation.onTermination = { _ in watch.cancel() }
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that may throw.
  @_disfavoredOverload public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let watch = sink(
        receiveCompletion: { end in
          if case .failure(let error) = end {
            continuation.finish(throwing: error)
          } else {
            continuation.finish()
          }
        },
        receiveValue: { continuation.yield($0) })
      continuation.onTermination = { _ in watch.cancel() }
    }
  }
}
