/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// How far the sequence has come.
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// One gesture after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Those of both.
  public var _wishes: _GestureWishes { first._wishes.union(second._wishes) }
  /// The second one begins when the first has ended.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    if touch.event.stage == .began { memory.values["first"] = nil }
    guard let done = memory.values["first"] as? First.Value else {
      var waiting = touch
      // A script's drag follows on whatever the first gesture waits for.
      waiting.skipsWaiting = true
      switch first._react(to: waiting, memory.part(0)) {
      case .waits: return .waits
      case .failed: return .failed
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        memory.values["first"] = value
        if case .changed(let next) = second._react(to: touch, memory.part(1)) {
          return .changed(.second(value, next))
        }
        return .changed(.second(value, nil))
      }
    }
    switch second._react(to: touch, memory.part(1)) {
    case .waits: return touch.event.stage == .ended ? .failed : .waits
    case .failed: return .failed
    case .changed(let value): return .changed(.second(done, value))
    case .ended(let value): return .ended(.second(done, value))
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// What each of them tells.
  @frozen public struct Value {
    /// Of the first gesture.
    public var first: First.Value?
    /// Of the second gesture.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Those of both.
  public var _wishes: _GestureWishes { first._wishes.union(second._wishes) }
  /// Goes on while one of both does.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    let (a, b) = (first._react(to: touch, memory.part(0)), second._react(to: touch, memory.part(1)))
    var value = Value()
    var (isEnd, isChange, failures) = (false, false, 0)
    switch a {
    case .changed(let new): (value.first, isChange) = (new, true)
    case .ended(let new): (value.first, isEnd) = (new, true)
    case .failed: failures += 1
    case .waits: break
    }
    switch b {
    case .changed(let new): (value.second, isChange) = (new, true)
    case .ended(let new): (value.second, isEnd) = (new, true)
    case .failed: failures += 1
    case .waits: break
    }
    if isEnd { return .ended(value) }
    if isChange { return .changed(value) }
    return failures == 2 ? .failed : .waits
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that can begin.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// Which of them it is.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// The gesture that comes first.
  public var first: First
  /// The other one.
  public var second: Second
  /// The first of two gestures that can begin.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Those of both.
  public var _wishes: _GestureWishes { first._wishes.union(second._wishes) }
  /// The second one is asked where the first does not begin.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    if touch.event.stage == .began { memory.values["isSecond"] = nil }
    if memory.values["isSecond"] == nil {
      switch first._react(to: touch, memory.part(0)) {
      case .changed(let value): return .changed(.first(value))
      case .ended(let value): return .ended(.first(value))
      case .waits, .failed: break
      }
    }
    switch second._react(to: touch, memory.part(1)) {
    case .waits: return .waits
    case .failed: return .failed
    case .changed(let value):
      memory.values["isSecond"] = true
      return .changed(.second(value))
    case .ended(let value): return .ended(.second(value))
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Another gesture at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Another gesture where this one does not begin.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture of any value.
public struct AnyGesture<Value>: _PrimitiveGesture {
  private let react: (_GestureTouch, _GestureMemory) -> _GestureReaction<Value>
  /// Those of the gesture.
  public let _wishes: _GestureWishes
  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    react = { touch, memory in onMainThread { gesture._react(to: touch, memory) } }
    _wishes = gesture._wishes
  }
  /// As the gesture does.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    react(touch, memory)
  }
}
