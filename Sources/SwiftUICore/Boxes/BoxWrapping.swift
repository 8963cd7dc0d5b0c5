/// Puts a box of a node's own around each box of its content, and keeps it as long as that box is there.
final class BoxWrapping {
  private let make: (Box) -> WrapperBox
  private var wrappers: [ObjectIdentifier: WrapperBox] = [:]

  init(_ make: @escaping (Box) -> WrapperBox) { self.make = make }

  func wrap(_ content: [Box]) -> [Box] {
    var kept: [ObjectIdentifier: WrapperBox] = [:]
    let wrapped = content.map { box in
      let id = ObjectIdentifier(box)
      let wrapper = wrappers[id] ?? make(box)
      wrapper.takeTraits()
      kept[id] = wrapper
      return wrapper
    }
    wrappers = kept
    return wrapped
  }
}

/// A box around one other box: same size and lines, unless a subclass says otherwise.
package class WrapperBox: Box {
  /// Another box only where the view shown is the same one, as when it begins to leave.
  var content: Box

  init(_ node: _Node, around content: Box) {
    self.content = content
    super.init(node)
    frame = content.frame
  }

  override var children: [Box] { [content] }

  /// Takes over what the content tells its container.
  func takeTraits() {
    traits = content.traits
    isLeaving = content.isLeaving
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal, in: globalOrigin)
  }
  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    content.line(key, for: proposal).map {
      $0 + content.frame.origin[key.axis]
    }
  }
  override func spacing(to axis: Axis) -> CGFloat? { content.spacing(to: axis) }
  override func isSpacer(along axis: Axis) -> Bool { content.isSpacer(along: axis) }
}

extension _Node {
  /// Updates the content of a modifier and puts a box around each of its boxes.
  @MainActor package func updateWrapped<V: View>(
    _ content: V, _ make: @escaping (_Node, Box) -> WrapperBox
  ) {
    if case .wrapping = source {
    } else {
      source = .wrapping(BoxWrapping { [unowned self] box in make(self, box) })
    }
    updateOnlyChild(content)
  }
}
