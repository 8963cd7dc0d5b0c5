/// What is done to a scene with more than a finger: keys, a pointer, a wheel.
extension ViewGraph {
  // MARK: Scrolling

  /// Begins, moves or ends the scrolling of what holds a point of the canvas; nil: of the largest
  /// window that can move along the way.
  /// - Parameter way: How far the content has come since the beginning; down and right are more.
  @discardableResult package func scroll(
    at point: CGPoint?, by way: CGSize, stage: TouchEvent.Stage, finger: Int
  ) -> Bool {
    if stage == .began {
      _ = displayList()
      let axes: Axis.Set = abs(way.width) > abs(way.height) ? .horizontal : .vertical
      scrolled[finger] = point.map { window(at: $0, axes) } ?? largestWindow(axes)
    }
    guard let box = scrolled[finger], box.node.isAlive else { return false }
    let past = box.actions.scroll?.move(stage, stage == .began ? .zero : way) ?? .zero
    flush()
    if stage == .ended {
      scrolled[finger] = nil
      let points = max(abs(past.width), abs(past.height)).rounded()
      if points >= 1 {
        let count = Int(min(points, 1e6))
        note("a scroll went \(count) pt past the end of its content, which stays there")
      }
    }
    return true
  }

  private func window(at point: CGPoint, _ axes: Axis.Set) -> TouchBox? {
    guard let root = root?.boxes.first else { return nil }
    let windows = (hit(root, point) ?? []).filter { $0.actions.scroll != nil }
    return windows.first { $0.actions.scroll?.axes.isSuperset(of: axes) ?? false } ?? windows.first
  }

  private func largestWindow(_ axes: Axis.Set) -> TouchBox? {
    var best: (box: TouchBox, area: CGFloat)?
    let canvas = CGRect(origin: .zero, size: size)
    func visit(_ box: Box) {
      if let touch = box as? TouchBox, let scroll = touch.actions.scroll,
        scroll.axes.isSuperset(of: axes)
      {
        let seen = touch.presentedFrame.intersection(canvas)
        let area = seen.isNull ? 0 : seen.width * seen.height
        if area > best?.area ?? 0 { best = (touch, area) }
      }
      box.children.forEach(visit)
    }
    if let root = root?.boxes.first { visit(root) }
    return best?.box
  }

  // MARK: Typing

  /// Taps a field at a point, so that letters go to it.
  /// - Returns: Whether there is one.
  @discardableResult package func chooseField(at point: CGPoint) -> Bool {
    _ = displayList()
    guard let box = touched(at: point, where: { $0.typing != nil }).first else { return false }
    tap(at: point)
    if focused !== box { focus(box) }
    flush()
    return true
  }

  /// Gives a letter to the field that is chosen; a line break is the return key.
  /// - Returns: Whether a field took it.
  @discardableResult package func type(_ letter: String) -> Bool {
    guard let box = focused, box.node.isAlive, let typing = box.actions.typing else {
      return false
    }
    typing.insert(letter)
    flush()
    return true
  }

  /// Chooses a field for letters and gives the former one up.
  func focus(_ box: TouchBox) {
    if let former = focused, former !== box, former.node.isAlive {
      former.actions.typing?.focus(false)
    }
    focused = box
    box.actions.typing?.focus(true)
  }

  // MARK: Pointing

  /// Moves a pointer to a point of the canvas, or away.
  /// - Returns: Whether any view noticed it come.
  @discardableResult package func hover(at point: CGPoint?) -> Bool {
    _ = displayList()
    var under: [TouchBox] = []
    if let point, let root = root?.boxes.first {
      under = (hit(root, point) ?? []).filter {
        $0.actions.hover != nil || $0.actions.pointer != nil
      }
    }
    for box in hovered where !under.contains(where: { $0 === box }) && box.node.isAlive {
      box.actions.hover?(false)
      box.actions.pointer?(nil)
    }
    for box in under {
      if !hovered.contains(where: { $0 === box }) { box.actions.hover?(true) }
      if let point { box.actions.pointer?(box.local(point)) }
    }
    hovered = under
    flush()
    return !under.isEmpty
  }
}
