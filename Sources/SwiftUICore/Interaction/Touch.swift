/// What a view does when it is touched.
///
/// Kept by the box that takes the touch.
package struct TouchActions {
  /// Where the touch is, in the view's own space.
  package var tap: ((CGPoint) -> Void)?
  package var tapCount = 1
  package var press: ((Bool) -> Void)?
  package var longPress: (() -> Void)?
  package var longPressSeconds = 0.5
  package var drag: ((TouchEvent) -> Void)?
  /// The directions of the drags that `drag` wants.
  package var dragAxes: Axis.Set = [.horizontal, .vertical]
  /// A gesture of the catalogue: told every stage of the kinds it wants.
  package var gesture: ((TouchEvent) -> Void)?
  package var gestureKinds: Set<TouchEvent.Kind> = []
  /// How long after the beginning the gesture wants to be told that the touch still holds.
  package var holdSeconds: [Double] = []
  package var precedence = Precedence.normal
  /// Moves the content of a scroll view; where it is set, the view inside keeps its own touches.
  package var scroll: ScrollActions?
  /// A pointer that comes or goes.
  package var hover: ((Bool) -> Void)?
  /// Where a pointer is in the view's own space; nil when it has gone.
  package var pointer: ((CGPoint?) -> Void)?
  /// Takes letters.
  package var typing: TypingActions?
  /// Where a finger takes hold, in the view's own space; nil: in the middle.
  package var handle: ((CGSize) -> CGPoint)?
  /// How a view shares touches with those inside it.
  package enum Precedence { case normal, high, simultaneous }
  package init() {}

  func takes(_ kind: TouchEvent.Kind) -> Bool {
    if gestureKinds.contains(kind) { return true }
    switch kind {
    case .tap: return tap != nil || press != nil || typing != nil
    case .press: return longPress != nil || press != nil
    case .drag: return drag != nil
    case .magnify, .rotate: return false
    }
  }

  /// Whether a touch that begins so is for the view.
  func takes(_ event: TouchEvent) -> Bool {
    guard takes(event.kind) else { return false }
    guard event.kind == .drag, !gestureKinds.contains(.drag), let way = event.way else {
      return true
    }
    return dragAxes.contains(abs(way.width) > abs(way.height) ? .horizontal : .vertical)
  }

  /// What can be done to the view, in a fixed order.
  var abilities: [SceneElement.Ability] {
    var found: [SceneElement.Ability] = []
    let gestures = gesture == nil ? [] : gestureKinds
    if tap != nil || typing != nil || gestures.contains(.tap) { found.append(.tap) }
    if longPress != nil || gestures.contains(.press) { found.append(.press) }
    if drag != nil && scroll == nil || gestures.contains(.drag) { found.append(.drag) }
    if scroll != nil { found.append(.scroll) }
    if typing != nil { found.append(.type) }
    if hover != nil || pointer != nil { found.append(.hover) }
    if gestures.contains(.magnify) { found.append(.magnify) }
    if gestures.contains(.rotate) { found.append(.rotate) }
    return found
  }
}

/// How a scroll view is moved without a finger.
package struct ScrollActions {
  package var axes: Axis.Set
  /// Told how far the content has come since the beginning, in points; gives back how much of that
  /// lies past its ends.
  package var move: (TouchEvent.Stage, CGSize) -> CGSize
  package init(axes: Axis.Set, move: @escaping (TouchEvent.Stage, CGSize) -> CGSize) {
    self.axes = axes
    self.move = move
  }
}

/// How a field takes letters.
package struct TypingActions {
  /// The field is chosen, or another one.
  package var focus: (Bool) -> Void
  /// A letter; a line break is the return key.
  package var insert: (String) -> Void
  package init(focus: @escaping (Bool) -> Void, insert: @escaping (String) -> Void) {
    self.focus = focus
    self.insert = insert
  }
}

/// One moment of a touch.
package struct TouchEvent {
  package enum Stage { case began, moved, held, ended }
  /// What the touch is going to be; a script knows from its beginning.
  package enum Kind { case tap, press, drag, magnify, rotate }
  package var stage: Stage
  package var kind = Kind.drag
  package var start: CGPoint
  package var location: CGPoint
  /// The same on the canvas.
  package var canvasStart: CGPoint
  package var canvasLocation: CGPoint
  package var time: Time
  /// Of two fingers: their distance as a share of that at the beginning, or their turn in degrees.
  package var amount = 0.0
  /// Where a finger is about to go, as a script knows from its beginning.
  package var way: CGSize?
  /// Of the view that is told.
  package var size = CGSize.zero
  /// Which of several touches at once.
  package var finger = 0
  package init(
    stage: Stage, kind: Kind = .drag, start: CGPoint, location: CGPoint, time: Time
  ) {
    self.stage = stage
    self.kind = kind
    canvasStart = start
    canvasLocation = location
    self.start = start
    self.location = location
    self.time = time
  }
}

/// Takes touches for its content.
package struct TouchModifier: ViewModifier {
  package typealias Body = Never
  let actions: TouchActions
  package init(_ actions: TouchActions) { self.actions = actions }
  /// Updates the content and its actions.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: TouchModifier, content: C, _ node: _Node
  ) {
    let current = node.slot { Current(modifier.actions) }
    current.value = modifier.actions
    node.updateWrapped(content) { TouchBox($0, current, around: $1) }
  }
}

final class TouchBox: WrapperBox {
  private let current: Current<TouchActions>
  var actions: TouchActions { current.value }
  init(_ node: _Node, _ current: Current<TouchActions>, around content: Box) {
    self.current = current
    super.init(node, around: content)
  }
}

/// What a person is told of a view.
package struct Accessibility {
  package var label: String?
  package var identifier: String?
  package var value: String?
  package var isHidden = false
  package init(
    label: String? = nil, identifier: String? = nil, value: String? = nil, isHidden: Bool = false
  ) {
    self.label = label
    self.identifier = identifier
    self.value = value
    self.isHidden = isHidden
  }
}

/// Names its content for people and for scripts.
package struct AccessibilityModifier: ViewModifier {
  package typealias Body = Never
  let accessibility: Accessibility
  package init(_ accessibility: Accessibility) { self.accessibility = accessibility }
  /// Updates the content and its names.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: AccessibilityModifier, content: C, _ node: _Node
  ) {
    let current = node.slot { Current(modifier.accessibility) }
    current.value = modifier.accessibility
    node.updateWrapped(content) { AccessibilityBox($0, current, around: $1) }
  }
}

final class AccessibilityBox: WrapperBox {
  private let current: Current<Accessibility>
  var accessibility: Accessibility { current.value }
  init(_ node: _Node, _ current: Current<Accessibility>, around content: Box) {
    self.current = current
    super.init(node, around: content)
  }
}

/// Where its content can be touched, or that it cannot.
package struct HitTestModifier: ViewModifier {
  package typealias Body = Never
  let allows: Bool
  let shape: ((CGRect) -> Path)?
  let silencesInside: Bool
  package init(allows: Bool = true, shape: ((CGRect) -> Path)? = nil) {
    self.allows = allows
    self.shape = shape
    silencesInside = false
  }
  /// Whether views inside keep their own touches; the content can be hit either way.
  package init(allowsInside: Bool) {
    allows = true
    shape = nil
    silencesInside = !allowsInside
  }
  /// Updates the content and the rule.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(
    _ modifier: HitTestModifier, content: C, _ node: _Node
  ) {
    let current = node.slot { Current(modifier) }
    current.value = modifier
    node.updateWrapped(content) { HitTestBox($0, current, around: $1) }
  }
}

final class HitTestBox: WrapperBox {
  private let current: Current<HitTestModifier>
  var rule: HitTestModifier { current.value }
  init(_ node: _Node, _ current: Current<HitTestModifier>, around content: Box) {
    self.current = current
    super.init(node, around: content)
  }
}
