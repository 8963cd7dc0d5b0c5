extension Box {
  /// A point of the canvas in the box's own space as it was drawn last.
  func local(_ point: CGPoint) -> CGPoint { point.applying(presentedTransform.inverted()) }

  /// The box's bounding rectangle on the canvas as it was drawn last.
  var presentedFrame: CGRect {
    let corners = [
      CGPoint.zero, CGPoint(x: presentedSize.width, y: 0),
      CGPoint(x: 0, y: presentedSize.height),
      CGPoint(x: presentedSize.width, y: presentedSize.height),
    ].map { $0.applying(presentedTransform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  func containsPresented(_ point: CGPoint) -> Bool {
    let inside = local(point)
    return inside.x >= 0 && inside.y >= 0 && inside.x <= presentedSize.width
      && inside.y <= presentedSize.height
  }
}

extension ViewGraph {
  /// Taps what lies at a point of the canvas, frontmost first.
  /// - Returns: Whether anything took the tap.
  @discardableResult package func tap(at point: CGPoint) -> Bool {
    // Where things are drawn now decides what is hit.
    _ = displayList()
    tapRun.add(point, at: now)
    let count = tapRun.count
    let touched = touched(at: point) {
      $0.takes(.tap) && ($0.tapCount == 1 || count % $0.tapCount == 0)
    }
    guard !touched.isEmpty else {
      // The first of two taps met a view that waits for the second one.
      return !self.touched(at: point, where: { $0.takes(.tap) }).isEmpty
    }
    for box in touched {
      self.recordEvent(.tap, box.node)
      box.actions.press?(true)
      if box.actions.typing != nil { focus(box) }
      box.actions.tap?(box.local(point))
      box.tell(.began, .tap, from: point, to: point, at: now)
    }
    flush()
    guard touched.contains(where: { $0.actions.press != nil || $0.actions.gesture != nil })
    else { return true }
    wake(at: now + TouchTiming.tapSeconds) { [unowned self] in
      for box in touched {
        box.actions.press?(false)
        box.tell(.ended, .tap, from: point, to: point, at: now)
      }
    }
    return true
  }

  /// Presses what lies at a point long enough.
  @discardableResult package func longPress(at point: CGPoint, seconds: Double) -> Bool {
    _ = displayList()
    let touched = touched(at: point) { $0.takes(.press) }
    guard !touched.isEmpty else { return false }
    for box in touched {
      let actions = box.actions
      actions.press?(true)
      box.tell(.began, .press, from: point, to: point, at: now)
      if actions.longPress != nil, seconds >= actions.longPressSeconds {
        wake(at: now + actions.longPressSeconds) { box.actions.longPress?() }
      }
      for hold in actions.holdSeconds where hold <= seconds {
        wake(at: now + hold) { [unowned self] in
          box.tell(.held, .press, from: point, to: point, at: now)
        }
      }
    }
    wake(at: now + seconds) { [unowned self] in
      for box in touched {
        box.actions.press?(false)
        box.tell(.ended, .press, from: point, to: point, at: now)
      }
    }
    flush()
    return true
  }

  /// Begins, moves or ends a drag or a gesture of two fingers; the views that took its beginning
  /// keep it.
  @discardableResult package func drag(_ event: TouchEvent) -> Bool {
    if event.stage == .began {
      _ = displayList()
      dragged[event.finger] = touched(at: event.start) { $0.takes(event) }
    }
    guard let boxes = dragged[event.finger], !boxes.isEmpty else { return false }
    for box in boxes {
      var local = event
      local.start = box.local(event.start)
      local.location = box.local(event.location)
      if event.kind == .drag { box.actions.drag?(local) }
      box.tell(event)
    }
    flush()
    if event.stage == .ended { dragged[event.finger] = nil }
    return true
  }

  /// The views that share a touch: one of those at the point, and all that take it besides.
  func touched(
    at point: CGPoint, where matches: (TouchActions) -> Bool
  ) -> [TouchBox] {
    guard let root = root?.boxes.first else { return [] }
    let chain = (hit(root, point) ?? []).filter { matches($0.actions) }
    let chosen =
      chain.last { $0.actions.precedence == .high }
      ?? chain.first { $0.actions.precedence == .normal }
    return chain.filter { $0 === chosen || $0.actions.precedence == .simultaneous }
  }

  /// What takes touches at a point, innermost first; nil where nothing is.
  func hit(_ box: Box, _ point: CGPoint) -> [TouchBox]? {
    if let rule = (box as? HitTestBox)?.rule {
      guard rule.allows else { return nil }
      if rule.silencesInside { return hitChildren(box, point).map { _ in [] } }
      if let shape = rule.shape {
        let path = shape(CGRect(origin: .zero, size: box.presentedSize))
        guard path.contains(box.local(point)) else { return nil }
        return hitChildren(box, point) ?? touchChain(box)
      }
    }
    if box.isLeaving { return nil }
    if let touch = box as? TouchBox, touch.actions.scroll != nil {
      // What has been scrolled out of the window cannot be touched; gaps in it belong to it.
      guard touch.containsPresented(point) else { return nil }
      return (hitChildren(box, point) ?? []) + [touch]
    }
    if let found = hitChildren(box, point) {
      return (box as? TouchBox).map { found + [$0] } ?? found
    }
    guard box.children.isEmpty, let leaf = box as? DescribedLeaf, !isClearToTouch(box),
      box.containsPresented(point), leaf.leafContains(box.local(point))
    else { return nil }
    return []
  }

  private func hitChildren(_ box: Box, _ point: CGPoint) -> [TouchBox]? {
    for child in box.drawingOrder(box.children).reversed() {
      if let found = hit(child, point) { return found }
    }
    return nil
  }

  /// What takes touches on the way to the first leaf inside.
  private func touchChain(_ box: Box) -> [TouchBox] {
    let inner = box.children.first.map { touchChain($0) } ?? []
    return (box as? TouchBox).map { inner + [$0] } ?? inner
  }

  func isClearToTouch(_ box: Box) -> Bool {
    box.isSpacer(along: .horizontal) || box.isSpacer(along: .vertical)
  }
}

extension TouchBox {
  /// Tells the gesture of one moment, in the box's own space.
  func tell(_ event: TouchEvent) {
    guard let gesture = actions.gesture, actions.gestureKinds.contains(event.kind) else { return }
    var event = event
    event.canvasStart = event.start
    event.canvasLocation = event.location
    event.start = local(event.start)
    event.location = local(event.location)
    event.size = presentedSize
    gesture(event)
  }

  func tell(
    _ stage: TouchEvent.Stage, _ kind: TouchEvent.Kind, from start: CGPoint, to place: CGPoint,
    at time: Time
  ) {
    tell(TouchEvent(stage: stage, kind: kind, start: start, location: place, time: time))
  }
}

/// How many taps followed each other quickly at one place.
struct TapRun {
  private(set) var count = 0
  private var last: (point: CGPoint, time: Time)?

  mutating func add(_ point: CGPoint, at time: Time) {
    let follows =
      last.map {
        time - $0.time <= TouchTiming.nextTapSeconds && abs(point.x - $0.point.x) < 45
          && abs(point.y - $0.point.y) < 45
      } ?? false
    count = follows ? count + 1 : 1
    last = (point, time)
  }
}

/// How long scripted touches last.
enum TouchTiming {
  /// From touch to release of a tap: about what a finger takes.
  static let tapSeconds = 0.1
  /// The longest pause between the taps of a double tap.
  static let nextTapSeconds = 0.35
}
