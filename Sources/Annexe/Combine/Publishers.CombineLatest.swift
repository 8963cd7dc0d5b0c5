extension Publishers {
  /// A publisher of pairs of the latest values of two.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// It sends pairs.
    public typealias Output = (A.Output, B.Output)
    /// It fails with the first upstream that does.
    public typealias Failure = A.Failure
    /// The first upstream.
    public let a: A
    /// The second upstream.
    public let b: B
    /// Joins two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      PairJoin<A, B>(AnySubscriber(subscriber), keepsLatest: true).run(a, b)
    }
  }

  /// A publisher of pairs of the values of two, the first with the first and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// It sends pairs.
    public typealias Output = (A.Output, B.Output)
    /// It fails with the first upstream that does.
    public typealias Failure = A.Failure
    /// The first upstream.
    public let a: A
    /// The second upstream.
    public let b: B
    /// Joins two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      PairJoin<A, B>(AnySubscriber(subscriber), keepsLatest: false).run(a, b)
    }
  }

  /// A publisher of triples of the latest values of three.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// It sends triples.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// It fails with the first upstream that does.
    public typealias Failure = A.Failure
    private let pairs: CombineLatest<CombineLatest<A, B>, C>
    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { pairs = CombineLatest(CombineLatest(a, b), c) }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of four.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// It sends four values together.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// It fails with the first upstream that does.
    public typealias Failure = A.Failure
    private let pairs: CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>
    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      pairs = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of triples of the values of three, in step.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// It sends triples.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// It fails with the first upstream that does.
    public typealias Failure = A.Failure
    private let pairs: Zip<Zip<A, B>, C>
    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { pairs = Zip(Zip(a, b), c) }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      pairs.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends pairs of the latest values of this and another publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// Sends a result of the latest values of this and another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// Sends the latest values of this and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  {
    Publishers.CombineLatest3(self, p, q)
  }
  /// Sends a result of the latest values of this and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }
  /// Sends the latest values of this and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }
  /// Sends pairs of the values of this and another publisher, in step.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }
  /// Sends results of the values of this and another publisher, in step.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure
  {
    zip(other).map { transform($0.0, $0.1) }
  }
  /// Sends the values of this and two others, in step.
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, p, q)
  }
}
