/// A gesture that calls a closure while it goes on.
public struct _ChangedGesture<Base: Gesture>: _PrimitiveGesture {
  /// That of the gesture.
  public typealias Value = Base.Value
  let base: Base
  let isSame: (Base.Value, Base.Value) -> Bool
  let action: (Base.Value) -> Void
  /// Those of the gesture.
  public var _wishes: _GestureWishes { base._wishes }
  /// As the gesture does; a change is told.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Base.Value> {
    let reaction = base._react(to: touch, memory.part(0))
    switch reaction {
    case .changed(let value):
      if let last = memory.values["last"] as? Base.Value, isSame(last, value) { break }
      memory.values["last"] = value
      action(value)
    case .ended, .failed: memory.values["last"] = nil
    case .waits: break
    }
    return reaction
  }
}

/// A gesture that calls a closure when it ends.
public struct _EndedGesture<Base: Gesture>: _PrimitiveGesture {
  /// That of the gesture.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void
  /// Those of the gesture.
  public var _wishes: _GestureWishes { base._wishes }
  /// As the gesture does; its end is told.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Base.Value> {
    let reaction = base._react(to: touch, memory.part(0))
    if case .ended(let value) = reaction { action(value) }
    return reaction
  }
}

/// A gesture whose value is made another one.
public struct _MapGesture<Base: Gesture, Value>: _PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value
  /// Those of the gesture.
  public var _wishes: _GestureWishes { base._wishes }
  /// As the gesture does.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    base._react(to: touch, memory.part(0)).map(transform)
  }
}

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  /// That of the gesture.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state it keeps.
  public var state: GestureState<State>
  /// What it does to the state.
  public var body_: (Base.Value, inout State, inout Transaction) -> Void
  /// Those of the gesture.
  public var _wishes: _GestureWishes { base._wishes }
  /// As the gesture does; its end sets the state back.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Base.Value> {
    let reaction = base._react(to: touch, memory.part(0))
    switch reaction {
    case .changed(let value):
      memory.values["isHeld"] = true
      state.change { body_(value, &$0, &$1) }
    case .ended, .failed:
      if memory.values["isHeld"] != nil { state.reset() }
      memory.values["isHeld"] = nil
    case .waits:
      if touch.event.stage == .ended, memory.values["isHeld"] != nil {
        state.reset()
        memory.values["isHeld"] = nil
      }
    }
    return reaction
  }
}

extension Gesture {
  /// Calls a closure when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  /// Makes another value of the gesture's.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  /// Keeps a state while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls a closure while the gesture goes on, for each new value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, isSame: { $0 == $1 }, action: action)
  }
}

/// A state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction

  /// A state with the value it has at rest.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }
  /// A state with the value it has at rest.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// A state that goes back under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = { _ in resetTransaction }
  }
  /// A state that goes back under a transaction made for it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    resetTransaction = { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }
  /// The value.
  public var wrappedValue: Value { state.wrappedValue }
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var value = state.wrappedValue
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }
  func reset() {
    withTransaction(resetTransaction(state.wrappedValue)) { state.wrappedValue = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil at rest.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
