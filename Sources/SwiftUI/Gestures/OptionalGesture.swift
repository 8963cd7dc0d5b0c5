/// A gesture that may be left out.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// Never asked.
  public var body: Never { fatalError("a primitive gesture has no body") }
  /// Passes one moment of a touch on; without a gesture the touch is of no use.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Wrapped.Value> {
    switch self {
    case .some(let gesture): gesture._react(to: touch, memory)
    case .none: .failed
    }
  }
  /// The wishes of the gesture; none without one.
  public var _wishes: _GestureWishes {
    switch self {
    case .some(let gesture): gesture._wishes
    case .none: _GestureWishes()
    }
  }
}
