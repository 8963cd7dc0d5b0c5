/// Views in a row.
public struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  /// A row, lined up at a horizontal line.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  /// Updates the row and its views.
  public static func _update(_ view: HStack, _ node: _Node) {
    node.updateStack(
      StackLayout(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing),
      view.content)
  }
}

/// Views in a column.
public struct VStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// A column, lined up at a vertical line.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  /// Updates the column and its views.
  public static func _update(_ view: VStack, _ node: _Node) {
    node.updateStack(
      StackLayout(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing),
      view.content)
  }
}

/// Views above each other, the last one in front.
public struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content
  /// A pile, lined up at a point.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  /// Updates the pile and its views.
  public static func _update(_ view: ZStack, _ node: _Node) {
    let box = node.ownBox { PileBox(node) }
    if box.alignment != view.alignment {
      box.alignment = view.alignment
      node.graph.needsLayout = true
    }
    node.updateOnlyChild(view.content)
  }
}

extension _Node {
  @MainActor func updateStack<V: View>(_ layout: StackLayout, _ content: V) {
    let box = ownBox { StackBox(self, layout) }
    if box.layout != layout {
      box.layout = layout
      graph.needsLayout = true
    }
    updateOnlyChild(content, environment: environment.inside(layout.axis))
  }
}

final class StackBox: ContainerBox {
  var layout: StackLayout
  init(_ node: _Node, _ layout: StackLayout) {
    self.layout = layout
    super.init(node)
  }
  private var arrangements: [(ProposedViewSize, StackLayout.Arrangement)] = []
  private var arrangementsLayout = UInt64.max

  /// The arrangement for an offer, made once a layout.
  private func arrangement(_ proposal: ProposedViewSize) -> StackLayout.Arrangement {
    if arrangementsLayout != graph.layoutID {
      arrangements.removeAll(keepingCapacity: true)
      arrangementsLayout = graph.layoutID
    } else if let known = arrangements.first(where: { $0.0 == proposal }) {
      return known.1
    }
    let made = layout.arrange(laidOut, for: proposal)
    arrangements.append((proposal, made))
    return made
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }
  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    layout.place(
      laidOut, as: arrangement(proposal), at: .zero, global: globalOrigin,
      mirrored: environment.layoutDirection == .rightToLeft)
  }
  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let boxes = laidOut
    let arrangement = arrangement(proposal)
    return combinedGuide(
      key,
      boxes.indices.compactMap { index in
        boxes[index].line(key, for: arrangement.proposals[index]).map {
          $0 + arrangement.origins[index][key.axis]
        }
      })
  }
}

/// The line of a container from the lines its children set: the first baseline is the topmost,
/// the last one the lowest, any other their mean.
func combinedGuide(_ key: AlignmentKey, _ values: [CGFloat]) -> CGFloat? {
  guard !values.isEmpty else { return nil }
  if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
  if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
  return values.reduce(0, +) / CGFloat(values.count)
}

final class PileBox: ContainerBox {
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let bounds = bounds(laidOut, proposal)
    return CGSize(width: bounds.x.length, height: bounds.y.length)
  }

  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    let boxes = laidOut
    let bounds = bounds(boxes, proposal)
    for box in boxes {
      let dimensions = box.dimensions(for: proposal)
      box.place(
        at: CGPoint(
          x: bounds.x.before - dimensions[alignment.horizontal],
          y: bounds.y.before - dimensions[alignment.vertical]), proposal, in: globalOrigin)
    }
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let boxes = laidOut
    let bounds = bounds(boxes, proposal)
    return combinedGuide(
      key,
      boxes.compactMap { box in
        let dimensions = box.dimensions(for: proposal)
        let origin =
          key.axis == .horizontal
          ? bounds.x.before - dimensions[alignment.horizontal]
          : bounds.y.before - dimensions[alignment.vertical]
        return box.line(key, for: proposal).map { $0 + origin }
      })
  }

  private struct Extent {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var length: CGFloat { before + after }
    mutating func include(_ line: CGFloat, _ length: CGFloat) {
      before = max(before, line)
      after = max(after, length - line)
    }
  }

  private func bounds(_ boxes: [Box], _ proposal: ProposedViewSize) -> (x: Extent, y: Extent) {
    // The children of highest priority decide the size; the others fit in.
    let top = boxes.map(\.traits.layoutPriority).max() ?? 0
    var x = Extent()
    var y = Extent()
    for box in boxes where box.traits.layoutPriority == top {
      let dimensions = box.dimensions(for: proposal)
      x.include(dimensions[alignment.horizontal], dimensions.width)
      y.include(dimensions[alignment.vertical], dimensions.height)
    }
    return (x, y)
  }
}

private struct StackAxisKey: EnvironmentKey { static let defaultValue: Axis? = nil }

extension EnvironmentValues {
  /// The direction of the nearest stack, which spacers and dividers follow.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
  func inside(_ axis: Axis) -> EnvironmentValues {
    var copy = self
    copy.stackAxis = axis
    return copy
  }
}

/// Space that grows along its stack.
public struct Spacer: LeafView {
  /// Least length in points; nil: the default.
  public var minLength: CGFloat?
  /// Space of at least a length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    let least = minLength ?? Self.defaultMinLength
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    switch environment.stackAxis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
  package func drawLeaf(_ canvas: LeafCanvas) {}
  package func isLeafSpacer(along axis: Axis) -> Bool { true }
  private static let defaultMinLength: CGFloat = 8
}
