extension Publisher {
  /// Replaces each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    chain { JointTo { joint, value in joint.emit(transform(value)) } }
  }
  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }
  /// Sends two properties of each value.
  public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>)
    -> Publishers.Map<Self, (A, B)>
  {
    map { ($0[keyPath: a], $0[keyPath: b]) }
  }
  /// Replaces each value by a closure that may end the stream with an error.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Self, T>
  {
    tryChain { joint, value in joint.emit(try transform(value)) }
  }
  /// Replaces each value and leaves nil out.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    chain {
      JointTo { joint, value in
        guard let result = transform(value) else { return .max(1) }
        return joint.emit(result)
      }
    }
  }
  /// Replaces each value, leaves nil out, and may end with an error.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryMap<Self, T>
  {
    tryChain { joint, value in
      guard let result = try transform(value) else { return .max(1) }
      return joint.emit(result)
    }
  }
  /// Sends only values that pass a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    chain { JointTo { joint, value in isIncluded(value) ? joint.emit(value) : .max(1) } }
  }
  /// Sends only values that pass a test that may end the stream with an error.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryMap<Self, Output>
  {
    tryChain { joint, value in try isIncluded(value) ? joint.emit(value) : .max(1) }
  }
  /// Leaves out a value equal to the one before, by a test.
  public func removeDuplicates(by isDuplicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    chain {
      var last: Output?
      return JointTo { joint, value in
        if let last, isDuplicate(last, value) { return .max(1) }
        last = value
        return joint.emit(value)
      }
    }
  }
  /// Replaces nil by a value.
  public func replaceNil<T>(with replacement: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? replacement }
  }
  /// Sends nothing but the end.
  public func ignoreOutput() -> Publishers.Map<Self, Never> {
    chain { JointTo(demand: .unlimited) { _, _ in .none } }
  }
  /// Sends the running result of a closure.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    chain {
      var result = initial
      return JointTo { joint, value in
        result = next(result, value)
        return joint.emit(result)
      }
    }
  }
  /// Sends the running result of a closure that may end the stream with an error.
  public func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T)
    -> Publishers.TryMap<Self, T>
  {
    chain {
      var result = initial
      return JointTo(
        onValue: { joint, value in
          do {
            result = try next(result, value)
            return joint.emit(result)
          } catch {
            joint.stop(.failure(error))
            return .none
          }
        }, onCompletion: { joint, end in joint.complete(end.mapError { $0 }) })
    }
  }
  /// Decodes each value.
  public func decode<T: Decodable, Coder: TopLevelDecoder>(type: T.Type, decoder: Coder)
    -> Publishers.TryMap<Self, T> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable
  {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

/// A decoder that a stream can use.
public protocol TopLevelDecoder {
  /// The kind of coded value.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// An encoder that a stream can use.
public protocol TopLevelEncoder {
  /// The kind of coded value.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
