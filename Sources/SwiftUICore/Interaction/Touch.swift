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
  /// A gesture of the catalogue: told every stage of the kinds it wants.
  package var gesture: ((TouchEvent) -> Void)?
  package var gestureKinds: Set<TouchEvent.Kind> = []
  /// How long after the beginning the gesture wants to be told that the touch still holds.
  package var holdSeconds: [Double] = []
  package var precedence = Precedence.normal
  /// How a view shares touches with those inside it.
  package enum Precedence { case normal, high, simultaneous }
  package init() {}

  func takes(_ kind: TouchEvent.Kind) -> Bool {
    if gestureKinds.contains(kind) { return true }
    switch kind {
    case .tap: return tap != nil || press != nil
    case .press: return longPress != nil || press != nil
    case .drag: return drag != nil
    }
  }
}

/// One moment of a touch.
package struct TouchEvent {
  package enum Stage { case began, moved, held, ended }
  /// What the touch is going to be; a script knows from its beginning.
  package enum Kind { case tap, press, drag }
  package var stage: Stage
  package var kind = Kind.drag
  package var start: CGPoint
  package var location: CGPoint
  /// The same on the canvas.
  package var canvasStart: CGPoint
  package var canvasLocation: CGPoint
  package var time: Time
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
