extension ViewGraph {
  /// What a person could point at, back to front, as drawn last.
  package func elements() -> [SceneElement] {
    _ = displayList()
    var found: [SceneElement] = []
    if let root = root?.boxes.first { collect(root, Names(), wantsLeaves: true, &found) }
    return found
  }

  /// Names given by views around.
  private struct Names {
    var label: String?
    var identifier: String?
  }

  private func collect(
    _ box: Box, _ names: Names, wantsLeaves: Bool, _ found: inout [SceneElement]
  ) {
    var names = names
    if let accessibility = (box as? AccessibilityBox)?.accessibility {
      if accessibility.isHidden { return }
      names.label = names.label ?? accessibility.label
      names.identifier = names.identifier ?? accessibility.identifier
    }
    if let touch = box as? TouchBox, !touch.actions.abilities.isEmpty {
      return collect(touch, names, wantsLeaves: wantsLeaves, &found)
    }
    if let leaf = box as? DescribedLeaf {
      let (text, symbol) = (leaf.leafText, leaf.leafSymbol)
      guard wantsLeaves,
        text != nil || symbol != nil || names.label != nil
          || names.identifier != nil
      else { return }
      found.append(
        SceneElement(
          label: names.label, text: text, symbol: symbol, identifier: names.identifier,
          frame: box.presentedFrame, isTappable: false))
      return
    }
    for child in box.children { collect(child, names, wantsLeaves: wantsLeaves, &found) }
  }

  /// A view that can be touched, and those in it that can be touched by themselves.
  private func collect(
    _ touch: TouchBox, _ names: Names, wantsLeaves: Bool, _ found: inout [SceneElement]
  ) {
    let abilities = touch.actions.abilities
    let isWindow = touch.actions.scroll != nil
    // What lies in a scroll view goes by its own names.
    let inside = isWindow ? Description() : describe(touch)
    var element = SceneElement(
      label: names.label ?? inside.label, text: inside.text, symbol: inside.symbol,
      identifier: names.identifier ?? inside.identifier,
      frame: isWindow ? touch.presentedFrame : drawnFrame(of: touch),
      isTappable: abilities.contains { $0 != .scroll && $0 != .hover }, abilities: abilities)
    if let handle = touch.actions.handle {
      element.handle = handle(touch.presentedSize).applying(touch.presentedTransform)
    } else if !isWindow {
      element.handle = placeToTouch(touch, in: element.frame)
    }
    let place = found.count
    found.append(element)
    for child in touch.children {
      collect(child, Names(), wantsLeaves: isWindow && wantsLeaves, &found)
    }
    // Several gestures on one view are one thing to point at.
    if found.count == place + 2, found[place + 1].frame == element.frame, !isWindow {
      let inner = found.removeLast()
      found[place].isTappable = element.isTappable || inner.isTappable
      found[place].abilities += inner.abilities.filter { !abilities.contains($0) }
      found[place].handle = element.handle ?? inner.handle
    }
  }

  /// A point of a view's frame where a touch reaches it; nil where its middle does, or none is
  /// found.
  ///
  /// The middle of a ring is not on the ring, and a view may be covered in part.
  private func placeToTouch(_ touch: TouchBox, in frame: CGRect) -> CGPoint? {
    guard let root = root?.boxes.first else { return nil }
    func reaches(_ point: CGPoint) -> Bool {
      hit(root, point)?.contains { $0 === touch } ?? false
    }
    if reaches(CGPoint(x: frame.midX, y: frame.midY)) { return nil }
    let cells = 9
    for row in 0..<cells {
      for column in 0..<cells {
        let point = CGPoint(
          x: frame.minX + frame.width * (CGFloat(column) + 0.5) / CGFloat(cells),
          y: frame.minY + frame.height * (CGFloat(row) + 0.5) / CGFloat(cells))
        if reaches(point) { return point }
      }
    }
    return nil
  }

  /// What the leaves inside cover: a view may be drawn away from where it is laid out.
  private func drawnFrame(of box: Box) -> CGRect {
    var union = CGRect.null
    func visit(_ box: Box) {
      if box is DescribedLeaf {
        if !isClearToTouch(box) { union = union.union(box.presentedFrame) }
      } else {
        box.children.forEach(visit)
      }
    }
    visit(box)
    return union.isNull ? box.presentedFrame : union
  }

  /// What views inside say.
  private struct Description {
    var label: String?
    var texts: [String] = []
    var symbol: String?
    var identifier: String?
    var text: String? { texts.isEmpty ? nil : texts.joined(separator: " ") }
  }

  private func describe(_ box: Box) -> Description {
    var description = Description()
    func visit(_ box: Box) {
      if let accessibility = (box as? AccessibilityBox)?.accessibility {
        if accessibility.isHidden { return }
        description.label = description.label ?? accessibility.label
        description.identifier = description.identifier ?? accessibility.identifier
      }
      if let leaf = box as? DescribedLeaf {
        if let text = leaf.leafText { description.texts.append(text) }
        description.symbol = description.symbol ?? leaf.leafSymbol
      } else {
        box.children.forEach(visit)
      }
    }
    box.children.forEach(visit)
    return description
  }
}

extension _Node {
  /// What the node's first view covers of the canvas, as drawn last.
  package var presentedFrame: CGRect? { boxes.first?.presentedFrame }
}
