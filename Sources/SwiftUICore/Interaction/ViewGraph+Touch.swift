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
    guard let touched = touchable(at: point, where: { $0.tap != nil || $0.press != nil })
    else { return false }
    let actions = touched.actions
    log(.tap, touched.node)
    actions.press?(true)
    actions.tap?(touched.local(point))
    flush()
    guard let release = actions.press else { return true }
    wake(at: now + TouchTiming.tapSeconds) { release(false) }
    return true
  }

  /// Presses what lies at a point long enough.
  @discardableResult package func longPress(at point: CGPoint, seconds: Double) -> Bool {
    _ = displayList()
    guard let touched = touchable(at: point, where: { $0.longPress != nil || $0.press != nil })
    else { return false }
    let actions = touched.actions
    actions.press?(true)
    if let longPress = actions.longPress, seconds >= actions.longPressSeconds {
      wake(at: now + actions.longPressSeconds) { longPress() }
    }
    if let release = actions.press { wake(at: now + seconds) { release(false) } }
    flush()
    return true
  }

  /// Begins, moves or ends a drag; the view that took its beginning keeps it.
  @discardableResult package func drag(_ event: TouchEvent) -> Bool {
    if event.stage == .began {
      _ = displayList()
      dragged = touchable(at: event.start, where: { $0.drag != nil })
    }
    guard let dragged, let drag = dragged.actions.drag else { return false }
    var local = event
    local.start = dragged.local(event.start)
    local.location = dragged.local(event.location)
    drag(local)
    flush()
    if event.stage == .ended { self.dragged = nil }
    return true
  }

  private func touchable(
    at point: CGPoint, where matches: (TouchActions) -> Bool
  ) -> TouchBox? {
    guard let root = root?.boxes.first else { return nil }
    return hit(root, point, matches).flatMap { $0 }
  }

  /// nil: nothing is there. Some(nil): something is there that takes no touch.
  private func hit(
    _ box: Box, _ point: CGPoint, _ matches: (TouchActions) -> Bool
  ) -> TouchBox?? {
    if let rule = (box as? HitTestBox)?.rule {
      guard rule.allows else { return nil }
      if let shape = rule.shape {
        let path = shape(CGRect(origin: .zero, size: box.presentedSize))
        return path.contains(box.local(point)) ? .some(innermost(box, matches)) : nil
      }
    }
    if box.isLeaving { return nil }
    for child in box.drawingOrder(box.children).reversed() {
      if let found = hit(child, point, matches) {
        if let touched = found { return .some(touched) }
        if let touch = box as? TouchBox, matches(touch.actions) { return .some(touch) }
        return .some(nil)
      }
    }
    guard box.children.isEmpty, box is DescribedLeaf, !isClearToTouch(box),
      box.containsPresented(point)
    else { return nil }
    return .some(nil)
  }

  private func innermost(_ box: Box, _ matches: (TouchActions) -> Bool) -> TouchBox? {
    if let touch = box as? TouchBox, matches(touch.actions) { return touch }
    return box.children.compactMap { innermost($0, matches) }.first
  }

  private func isClearToTouch(_ box: Box) -> Bool {
    box.isSpacer(along: .horizontal) || box.isSpacer(along: .vertical)
  }

  // MARK: Finding

  /// What a person could point at, back to front, as drawn last.
  package func elements() -> [SceneElement] {
    _ = displayList()
    var found: [SceneElement] = []
    if let root = root?.boxes.first { collect(root, label: nil, identifier: nil, &found) }
    return found
  }

  private func collect(
    _ box: Box, label: String?, identifier: String?, _ found: inout [SceneElement]
  ) {
    var label = label
    var identifier = identifier
    if let accessibility = (box as? AccessibilityBox)?.accessibility {
      if accessibility.isHidden { return }
      label = label ?? accessibility.label
      identifier = identifier ?? accessibility.identifier
    }
    if let touch = box as? TouchBox, touch.actions.tap != nil || touch.actions.drag != nil || touch.actions.longPress != nil {
      let inside = describe(box)
      found.append(
        SceneElement(
          label: label ?? inside.label, text: inside.text, symbol: inside.symbol,
          identifier: identifier ?? inside.identifier, frame: box.presentedFrame, isTappable: true))
      return
    }
    if let leaf = box as? DescribedLeaf {
      let (text, symbol) = (leaf.leafText, leaf.leafSymbol)
      if text != nil || symbol != nil || label != nil || identifier != nil {
        found.append(
          SceneElement(
            label: label, text: text, symbol: symbol, identifier: identifier,
            frame: box.presentedFrame, isTappable: false))
      }
      return
    }
    for child in box.children { collect(child, label: label, identifier: identifier, &found) }
  }

  private func describe(_ box: Box) -> SceneElement {
    var found: [SceneElement] = []
    for child in box.children { collect(child, label: nil, identifier: nil, &found) }
    let texts = found.compactMap(\.text)
    return SceneElement(
      label: found.lazy.compactMap(\.label).first,
      text: texts.isEmpty ? nil : texts.joined(separator: " "),
      symbol: found.lazy.compactMap(\.symbol).first,
      identifier: found.lazy.compactMap(\.identifier).first, frame: .zero, isTappable: false)
  }
}

/// How long scripted touches last.
enum TouchTiming {
  /// From touch to release of a tap: about what a finger takes.
  static let tapSeconds = 0.1
}
