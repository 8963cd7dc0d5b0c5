/// Two fingers that move apart.
public struct MagnifyGesture: _PrimitiveGesture {
  /// One moment of the gesture.
  public struct Value: Equatable, Sendable {
    /// The instant.
    public var time: Date
    /// The distance of the fingers as a share of that at the beginning.
    public var magnification: CGFloat
    /// In shares a second.
    public var velocity: CGFloat
    /// The middle of the fingers as a share of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers.
    public var startLocation: CGPoint
  }
  /// The least change.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// Two fingers that part.
  public var _wishes: _GestureWishes { _GestureWishes(kinds: [.magnify]) }
  /// Begins when the fingers have parted enough.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    TwoFingers.react(
      to: touch, memory, .magnify, rest: 1, least: Double(minimumScaleDelta)
    ).map { amount, velocity in
      Value(
        time: touch.date, magnification: amount, velocity: velocity, startAnchor: touch.anchor,
        startLocation: touch.event.start)
    }
  }
}

/// Two fingers that move apart, by an older name.
public struct MagnificationGesture: _PrimitiveGesture {
  /// The distance of the fingers as a share of that at the beginning.
  public typealias Value = CGFloat
  /// The least change.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// Two fingers that part.
  public var _wishes: _GestureWishes { _GestureWishes(kinds: [.magnify]) }
  /// Begins when the fingers have parted enough.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<CGFloat> {
    TwoFingers.react(
      to: touch, memory, .magnify, rest: 1, least: Double(minimumScaleDelta)
    ).map { CGFloat($0.amount) }
  }
}

/// Two fingers that turn.
public struct RotateGesture: _PrimitiveGesture {
  /// One moment of the gesture.
  public struct Value: Equatable, Sendable {
    /// The instant.
    public var time: Date
    /// The turn so far.
    public var rotation: Angle
    /// In turns a second.
    public var velocity: Angle
    /// The middle of the fingers as a share of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers.
    public var startLocation: CGPoint
  }
  /// The least turn.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// Two fingers that turn.
  public var _wishes: _GestureWishes { _GestureWishes(kinds: [.rotate]) }
  /// Begins when the fingers have turned enough.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    TwoFingers.react(to: touch, memory, .rotate, rest: 0, least: minimumAngleDelta.degrees)
      .map { amount, velocity in
        Value(
          time: touch.date, rotation: .degrees(amount), velocity: .degrees(velocity),
          startAnchor: touch.anchor, startLocation: touch.event.start)
      }
  }
}

/// Two fingers that turn, by an older name.
public struct RotationGesture: _PrimitiveGesture {
  /// The turn so far.
  public typealias Value = Angle
  /// The least turn.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// Two fingers that turn.
  public var _wishes: _GestureWishes { _GestureWishes(kinds: [.rotate]) }
  /// Begins when the fingers have turned enough.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Angle> {
    TwoFingers.react(to: touch, memory, .rotate, rest: 0, least: minimumAngleDelta.degrees)
      .map { amount, _ in .degrees(amount) }
  }
}

/// What magnifying and turning have in common: an amount that leaves its value at rest.
enum TwoFingers {
  private struct Moment {
    let amount: Double
    let time: Time
  }

  /// The amount and its change in a second.
  static func react(
    to touch: _GestureTouch, _ memory: _GestureMemory, _ kind: TouchEvent.Kind, rest: Double,
    least: Double
  ) -> _GestureReaction<(amount: Double, velocity: Double)> {
    let event = touch.event
    guard event.kind == kind else { return .waits }
    if event.stage == .began {
      memory.values["active"] = nil
      memory.values["last"] = nil
    }
    var velocity = 0.0
    if let last = memory.values["last"] as? Moment, event.time > last.time {
      velocity = (event.amount - last.amount) / (event.time - last.time)
    }
    memory.values["last"] = Moment(amount: event.amount, time: event.time)
    let isActive = memory.values["active"] != nil
    guard isActive || abs(event.amount - rest) >= least, event.stage != .began else {
      return event.stage == .ended ? .failed : .waits
    }
    memory.values["active"] = true
    let value = (amount: event.amount, velocity: velocity)
    return event.stage == .ended ? .ended(value) : .changed(value)
  }
}

extension _GestureTouch {
  /// Where the touch began as a share of the view.
  fileprivate var anchor: UnitPoint {
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: event.start.x / size.width, y: event.start.y / size.height)
  }
}
