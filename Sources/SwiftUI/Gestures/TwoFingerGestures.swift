/// Two fingers that move apart.
///
/// A script has one finger: it compiles and never begins.
public struct MagnifyGesture: _PrimitiveGesture {
  /// One moment of the gesture.
  public struct Value: Equatable, Sendable {
    /// The instant.
    public var time: Date
    /// The share by which the fingers are farther apart.
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
  /// None.
  public var _wishes: _GestureWishes { _GestureWishes() }
  /// Never begins.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> { .waits }
}

/// Two fingers that move apart, by an older name.
///
/// It compiles and never begins.
public struct MagnificationGesture: _PrimitiveGesture {
  /// The share by which the fingers are farther apart.
  public typealias Value = CGFloat
  /// The least change.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// None.
  public var _wishes: _GestureWishes { _GestureWishes() }
  /// Never begins.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<CGFloat> { .waits }
}

/// Two fingers that turn.
///
/// A script has one finger: it compiles and never begins.
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
  /// None.
  public var _wishes: _GestureWishes { _GestureWishes() }
  /// Never begins.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> { .waits }
}

/// Two fingers that turn, by an older name.
///
/// It compiles and never begins.
public struct RotationGesture: _PrimitiveGesture {
  /// The turn so far.
  public typealias Value = Angle
  /// The least turn.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// None.
  public var _wishes: _GestureWishes { _GestureWishes() }
  /// Never begins.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Angle> { .waits }
}
