extension Publisher {
  /// Sends the first value that passes a test, then ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    chain {
      JointTo { joint, value in
        guard predicate(value) else { return .max(1) }
        joint.emit(value)
        joint.stop(.finished)
        return .none
      }
    }
  }
  /// Sends the first value, then ends.
  public func first() -> Publishers.First<Self> { first { _ in true } }
  /// Sends the last value that passes a test when the stream ends.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Same<Self> {
    atEnd(nil as Output?) { last, value in
      if predicate(value) { last = value }
    } result: {
      $0
    }
  }
  /// Sends the last value when the stream ends.
  public func last() -> Publishers.Same<Self> { last { _ in true } }
  /// Sends the first few values, then ends.
  public func prefix(_ maxLength: Int) -> Publishers.Same<Self> {
    chain {
      var left = maxLength
      return JointTo { joint, value in
        guard left > 0 else {
          joint.stop(.finished)
          return .none
        }
        left -= 1
        let more = joint.emit(value)
        guard left > 0 else {
          joint.stop(.finished)
          return .none
        }
        return more
      }
    }
  }
  /// Sends values as long as they pass a test, then ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Same<Self> {
    chain {
      JointTo { joint, value in
        if predicate(value) { return joint.emit(value) }
        joint.stop(.finished)
        return .none
      }
    }
  }
  /// Ends at the first value of another publisher.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> Publishers.Same<Self> {
    chain {
      let joint = JointTo<Output, Failure> { joint, value in joint.emit(value) }
      let watch = other.sink(
        receiveCompletion: { _ in }, receiveValue: { [weak joint] _ in joint?.stop(.finished) })
      joint.onCancel = { watch.cancel() }
      return joint
    }
  }
  /// Leaves out the first few values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    chain {
      var left = count
      return JointTo { joint, value in
        guard left > 0 else { return joint.emit(value) }
        left -= 1
        return .max(1)
      }
    }
  }
  /// Leaves out values until one fails a test.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    chain {
      var isDropping = true
      return JointTo { joint, value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .max(1) : joint.emit(value)
      }
    }
  }
  /// Leaves out values until another publisher sends.
  public func drop<P: Publisher>(untilOutputFrom other: P) -> Publishers.Drop<Self> {
    chain {
      var isOpen = false
      let watch = other.first().sink(
        receiveCompletion: { _ in }, receiveValue: { _ in isOpen = true })
      let joint = JointTo<Output, Failure> { joint, value in
        isOpen ? joint.emit(value) : .max(1)
      }
      joint.onCancel = { watch.cancel() }
      return joint
    }
  }
  /// Sends the value at a place, then ends.
  public func output(at index: Int) -> Publishers.Chain<Publishers.Drop<Self>, Output, Failure> {
    dropFirst(index).first()
  }
  /// Sends one list of all values when the stream ends.
  public func collect() -> Publishers.Map<Self, [Output]> {
    atEnd([]) {
      $0.append($1)
    } result: {
      $0
    }
  }
  /// Sends lists of a given number of values; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.Map<Self, [Output]> {
    chain {
      var list: [Output] = []
      return JointTo(
        demand: .unlimited,
        onValue: { joint, value in
          list.append(value)
          guard list.count >= count else { return .none }
          let full = list
          list = []
          joint.emit(full)
          return .none
        },
        onCompletion: { joint, end in
          if case .finished = end, !list.isEmpty { joint.emit(list) }
          joint.complete(end)
        })
    }
  }
  /// Sends one result of all values when the stream ends.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> Publishers.Map<Self, T>
  {
    atEnd(initial) {
      $0 = next($0, $1)
    } result: {
      $0
    }
  }
  /// Sends how many values there were when the stream ends.
  public func count() -> Publishers.Map<Self, Int> { reduce(0) { count, _ in count + 1 } }
  /// Sends whether all values pass a test when the stream ends.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Bool> {
    reduce(true) { $0 && predicate($1) }
  }
  /// Sends whether any value passes a test when the stream ends.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.Map<Self, Bool>
  {
    reduce(false) { $0 || predicate($1) }
  }
  /// Sends a value if the stream ends without one.
  public func replaceEmpty(with replacement: Output) -> Publishers.Same<Self> {
    chain {
      var isEmpty = true
      return JointTo(
        onValue: { joint, value in
          isEmpty = false
          return joint.emit(value)
        },
        onCompletion: { joint, end in
          if case .finished = end, isEmpty { joint.emit(replacement) }
          joint.complete(end)
        })
    }
  }

  /// Folds all values and sends the result, if any, when the stream ends well.
  private func atEnd<State, T>(
    _ initial: State, step: @escaping (inout State, Output) -> Void,
    result: @escaping (State) -> T?
  ) -> Publishers.Map<Self, T> {
    chain {
      var state = initial
      return JointTo(
        demand: .unlimited,
        onValue: { _, value in
          step(&state, value)
          return .none
        },
        onCompletion: { joint, end in
          if case .finished = end, let value = result(state) { joint.emit(value) }
          joint.complete(end)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value occurred when the stream ends.
  public func contains(_ value: Output) -> Publishers.Map<Self, Bool> {
    contains { $0 == value }
  }
}
