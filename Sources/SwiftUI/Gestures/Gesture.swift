/// A sequence of touches that means something.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on.
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
  /// Takes one moment of a touch.
  func _react(to touch: _GestureTouch, _ memory: _GestureMemory) -> _GestureReaction<Value>
  /// What kinds of touches can make it go on, and when it wants to hear of one that holds.
  var _wishes: _GestureWishes { get }
}

/// One moment of a touch.
public struct _GestureTouch {
  let event: TouchEvent
  /// Of the view.
  var size: CGSize { event.size }
  /// Seconds since 1970 of the moment.
  let date: Date
  /// Whether a gesture that only waits may count as done.
  var skipsWaiting = false
}

/// What a gesture remembers from moment to moment.
///
/// Kept by the node of its view.
public final class _GestureMemory {
  var values: [String: Any] = [:]
  private var parts: [Int: _GestureMemory] = [:]
  func part(_ index: Int) -> _GestureMemory {
    if let known = parts[index] { return known }
    let made = _GestureMemory()
    parts[index] = made
    return made
  }
}

/// What a moment did to a gesture.
public enum _GestureReaction<Value> {
  case waits
  case changed(Value)
  case ended(Value)
  case failed

  func map<T>(_ body: (Value) -> T) -> _GestureReaction<T> {
    switch self {
    case .waits: .waits
    case .changed(let value): .changed(body(value))
    case .ended(let value): .ended(body(value))
    case .failed: .failed
    }
  }
}

/// What touches a gesture wants to be told of.
public struct _GestureWishes {
  var kinds: Set<TouchEvent.Kind> = []
  var holdSeconds: [Double] = []
  var tapCount = 1

  func union(_ other: _GestureWishes) -> _GestureWishes {
    _GestureWishes(
      kinds: kinds.union(other.kinds), holdSeconds: holdSeconds + other.holdSeconds,
      tapCount: kinds.contains(.tap) ? tapCount : other.tapCount)
  }
}

extension Gesture where Value == Body.Value {
  /// As the gesture inside does.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Value> {
    body._react(to: touch, memory)
  }
}
extension Gesture {
  /// As the gesture inside does.
  public var _wishes: _GestureWishes { body._wishes }
}

extension Never: Gesture {
  /// Never told.
  public typealias Value = Never
  /// Never called.
  public func _react(
    to touch: _GestureTouch, _ memory: _GestureMemory
  ) -> _GestureReaction<Never> { .failed }
  /// None.
  public var _wishes: _GestureWishes { _GestureWishes() }
}

/// A gesture the catalogue itself understands.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}
extension _PrimitiveGesture {
  /// Never evaluated.
  public var body: Never { fatalError("a primitive gesture has no body") }
}

/// Which gestures of a view and of those inside it go on.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt32
  /// Parts from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

struct GestureModifier<G: Gesture>: ViewModifier {
  typealias Body = Never
  let gesture: G
  let precedence: TouchActions.Precedence
  let mask: GestureMask

  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: GestureModifier, content: C, _ node: _Node) {
    let memory = node.slot { _GestureMemory() }
    // The catalogue's own gestures hold states that belong to the scene's views.
    let isOwn = modifier.gesture is any _PrimitiveGesture
    let gesture = isOwn ? modifier.gesture : node.linked(modifier.gesture)
    let wishes = gesture._wishes
    var actions = TouchActions()
    actions.precedence = modifier.precedence
    if modifier.mask.contains(.gesture) {
      actions.gestureKinds = wishes.kinds
      actions.holdSeconds = wishes.holdSeconds
      actions.tapCount = wishes.tapCount
      let epoch = node.graph.epochSeconds
      actions.gesture = { event in
        onMainThread {
          if event.stage == .began { memory.values["failed"] = nil }
          guard memory.values["failed"] == nil else { return }
          let touch = _GestureTouch(
            event: event, date: Date(timeIntervalSince1970: epoch + event.time.seconds))
          if case .failed = gesture._react(to: touch, memory.part(0)) {
            memory.values["failed"] = true
          }
        }
      }
    }
    node.updateOnlyChild(
      content.modifier(HitTestModifier(allowsInside: modifier.mask.contains(.subviews)))
        .modifier(TouchModifier(actions)))
  }
}

extension View {
  /// Adds a gesture; gestures of views inside come first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }
  /// Adds a gesture, if it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Adds a gesture with a name, if it is enabled.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, including: isEnabled ? .all : .subviews) }
  /// Adds a gesture that comes before those of views inside, if it is enabled.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String? = nil, isEnabled: Bool
  ) -> some View { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
  /// Adds a gesture that goes on beside those of views inside, if it is enabled.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String? = nil, isEnabled: Bool
  ) -> some View { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
  /// Adds a gesture that comes before those of views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }
  /// Adds a gesture that goes on beside those of views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }
}

extension Gesture {
  /// Asks for keys that are held, which no film has: the gesture never begins.
  public func modifiers(_ modifiers: EventModifiers) -> Self? { modifiers.isEmpty ? self : nil }
}
