/// One tap or several.
public struct TapGesture: _PrimitiveGesture {
  /// Nothing more is told.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// Some taps in quick succession.
  public init(count: Int = 1) { self.count = count }
  /// Taps of the wanted number.
  public var _wishes: _GestureWishes { _GestureWishes(kinds: [.tap], tapCount: count) }
  /// Ends with a tap.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Void> {
    touch.event.kind == .tap && touch.event.stage == .began ? .ended(()) : .waits
  }
}

/// A tap that tells its place.
public struct SpatialTapGesture: _PrimitiveGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// In the wanted space.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  private let space: CoordinateSpace
  /// Some taps in quick succession, told in a space.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    space = coordinateSpace
  }
  /// Some taps in quick succession, told in a space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  /// Taps of the wanted number.
  public var _wishes: _GestureWishes { _GestureWishes(kinds: [.tap], tapCount: count) }
  /// Ends with a tap.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    guard touch.event.kind == .tap, touch.event.stage == .began else { return .waits }
    return .ended(Value(location: touch.places(in: space).location))
  }
}

extension _GestureTouch {
  /// Beginning and present place; a named space is that of the canvas here.
  func places(in space: CoordinateSpace) -> (start: CGPoint, location: CGPoint) {
    space.isLocal
      ? (event.start, event.location) : (event.canvasStart, event.canvasLocation)
  }
}

/// A touch that holds for a while.
public struct LongPressGesture: _PrimitiveGesture {
  /// Whether the view is pressed.
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat
  /// A touch that holds for some seconds and stays within some points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// Presses.
  public var _wishes: _GestureWishes {
    _GestureWishes(kinds: [.press], holdSeconds: [minimumDuration])
  }
  /// Begins at once and ends when the touch has held.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Bool> {
    let event = touch.event
    if touch.skipsWaiting, event.kind == .drag {
      return event.stage == .began ? .ended(true) : .waits
    }
    guard event.kind == .press else { return .waits }
    switch event.stage {
    case .began:
      memory.values["start"] = event.time
      return .changed(true)
    case .held:
      guard let start = memory.values["start"] as? Time,
        event.time - start >= minimumDuration - 1e-9
      else { return .waits }
      memory.values["start"] = nil
      return .ended(true)
    case .moved: return .waits
    case .ended: return memory.values["start"] == nil ? .waits : .failed
    }
  }
}

/// A touch that moves.
public struct DragGesture: _PrimitiveGesture {
  /// One moment of a drag.
  public struct Value: Equatable, Sendable {
    /// The instant.
    public var time: Date
    /// In the wanted space.
    public var location: CGPoint
    /// Where the touch began.
    public var startLocation: CGPoint
    /// How fast the touch moves, in points a second.
    public var velocity: CGSize
    /// From the beginning to here.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the touch would come to rest: a quarter of a second on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// From the beginning to where the touch would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
  /// In points.
  public var minimumDistance: CGFloat
  /// The space that places are told in.
  public var coordinateSpace: CoordinateSpace
  /// A touch that moves at least some points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// A touch that moves at least some points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  /// Drags; taps and presses too where no distance is asked for.
  public var _wishes: _GestureWishes {
    _GestureWishes(kinds: minimumDistance > 0 ? [.drag] : [.drag, .tap, .press])
  }

  private struct Moment {
    let location: CGPoint
    let time: Time
  }

  /// Begins when the distance is reached and goes on until the touch ends.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    let event = touch.event
    let (start, location) = touch.places(in: coordinateSpace)
    var recent = event.stage == .began ? [] : memory.values["recent"] as? [Moment] ?? []
    recent.append(Moment(location: location, time: event.time))
    recent.removeAll { event.time - $0.time > Self.velocitySeconds }
    memory.values["recent"] = recent
    if event.stage == .began { memory.values["active"] = nil }
    let way = CGSize(width: location.x - start.x, height: location.y - start.y)
    let isActive = memory.values["active"] != nil
    let isFar =
      (way.width * way.width + way.height * way.height).squareRoot() >= minimumDistance
    guard isActive || isFar else { return event.stage == .ended ? .failed : .waits }
    memory.values["active"] = true
    var velocity = CGSize.zero
    if let first = recent.first, let last = recent.last, last.time > first.time {
      let seconds = CGFloat(last.time - first.time)
      velocity = CGSize(
        width: (last.location.x - first.location.x) / seconds,
        height: (last.location.y - first.location.y) / seconds)
    }
    let value = Value(
      time: touch.date, location: location, startLocation: start, velocity: velocity)
    switch event.stage {
    case .ended:
      memory.values["active"] = nil
      return .ended(value)
    case .held: return .waits
    case .began, .moved: return .changed(value)
    }
  }

  /// The stretch of a touch that its velocity is taken from.
  private static let velocitySeconds = 0.06
}
