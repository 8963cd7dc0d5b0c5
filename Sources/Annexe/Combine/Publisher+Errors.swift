extension Publisher {
  /// Replaces the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.MapError<Self, E>
  {
    chain {
      JointTo(
        onValue: { joint, value in joint.emit(value) },
        onCompletion: { joint, end in joint.complete(end.mapError(transform)) })
    }
  }
  /// Sends a value in place of an error, then ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    chain {
      JointTo(
        onValue: { joint, value in joint.emit(value) },
        onCompletion: { joint, end in
          if case .failure = end { joint.emit(output) }
          joint.complete(.finished)
        })
    }
  }
  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.MapError<Self, P.Failure> where P.Output == Output
  {
    resuming(end: { .success(handler($0)) })
  }
  /// Continues with another publisher after an error, or ends with a new error.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.MapError<Self, any Error> where P.Output == Output
  {
    resuming(end: { failure in
      Result { try handler(failure).mapError { $0 as any Error } }
    })
  }
  /// Subscribes again after an error, at most the given number of times.
  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    guard times > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(times - 1) }.eraseToAnyPublisher()
  }
  /// Stops the program on an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.ReplaceError<Self> {
    mapError { failure -> Never in
      preconditionFailure("\(prefix) \(failure)", file: file, line: line)
    }
  }

  private func resuming<P: Publisher>(
    end: @escaping (Failure) -> Result<P, P.Failure>
  ) -> Publishers.MapError<Self, P.Failure> where P.Output == Output {
    chain {
      var second: AnyCancellable?
      let joint = JointTo<Output, P.Failure>(
        demand: .unlimited,
        onValue: { joint, value in
          joint.emit(value)
          return .none
        },
        onCompletion: { joint, completion in
          guard case .failure(let failure) = completion else { return joint.complete(.finished) }
          switch end(failure) {
          case .failure(let error): joint.complete(.failure(error))
          case .success(let publisher):
            second = publisher.sink(
              receiveCompletion: { joint.complete($0) }, receiveValue: { joint.emit($0) })
          }
        })
      joint.onCancel = { second?.cancel() }
      return joint
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives a stream that cannot fail a kind of error.
  public func setFailureType<E: Error>(to type: E.Type) -> Publishers.MapError<Self, E> {
    chain {
      JointTo(
        onValue: { joint, value in joint.emit(value) },
        onCompletion: { joint, _ in joint.complete(.finished) })
    }
  }
}
