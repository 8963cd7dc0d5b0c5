/// A rectangle of the layout and what is drawn in it.
///
/// Nodes own their boxes; a box lives as long as the view it belongs to.
package class Box {
  package unowned let node: _Node
  package var traits = BoxTraits()
  /// Place in the parent box, in points, as the layout decided.
  package internal(set) var frame = CGRect.zero
  package internal(set) var proposal = ProposedViewSize.unspecified
  /// The top left corner on the canvas as far as layout alone decides it.
  package internal(set) var globalOrigin = CGPoint.zero
  /// Where the box was committed last.
  private(set) var committed: CommitContext?
  /// Whether the box is on its way out: still drawn, no longer laid out.
  var isLeaving = false
  /// Where the box was drawn last: from its own space to the canvas.
  package internal(set) var presentedTransform = ProjectionTransform()
  package internal(set) var presentedSize = CGSize.zero
  /// The place a layout of the scene has just given the box.
  var pendingPlace: (CGPoint, ProposedViewSize)?
  private var sizes: [(ProposedViewSize, CGSize)] = []
  private var sizesLayout: UInt64 = 0

  init(_ node: _Node) { self.node = node }

  var graph: ViewGraph { node.graph }
  package var environment: EnvironmentValues { node.environment }
  /// The boxes inside, back to front.
  var children: [Box] { [] }

  /// The node's children are other ones now.
  func childrenChanged() {}

  // MARK: Layout

  /// The size the box takes for an offer.
  ///
  /// Asked many times, computed once a layout.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if sizesLayout != graph.layoutID {
      sizes.removeAll(keepingCapacity: true)
      sizesLayout = graph.layoutID
    } else if let known = sizes.first(where: { $0.0 == proposal }) {
      return known.1
    }
    let size = sanitized(measure(proposal))
    sizes.append((proposal, size))
    return size
  }

  /// Whether the box would take other sizes now than in the last layout.
  func changedSize() -> Bool {
    guard sizesLayout == graph.layoutID, !sizes.isEmpty else { return true }
    return sizes.contains { sanitized(measure($0.0)) != $0.1 }
  }

  private func sanitized(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isNaN ? 0 : max(0, size.width),
      height: size.height.isNaN ? 0 : max(0, size.height))
  }

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Gives the box its place and lays out what is inside.
  func place(at origin: CGPoint, _ proposal: ProposedViewSize, in global: CGPoint) {
    place(
      at: origin, proposal: proposal,
      global: CGPoint(x: global.x + origin.x, y: global.y + origin.y))
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize, global: CGPoint) {
    frame = CGRect(origin: origin, size: size(for: proposal))
    self.proposal = proposal
    globalOrigin = global
    layOutChildren(in: frame.size, proposal: proposal)
  }

  func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// Where a line was set to be in the box, if it was.
  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(box: self, size: size(for: proposal), proposal: proposal)
  }

  private var lines: [(AlignmentKey, ProposedViewSize, CGFloat?)] = []
  private var linesLayout = UInt64.max

  /// Where a line was set to be for an offer, if it was.
  ///
  /// Computed once a layout: lines of nested containers ask each other.
  final func line(_ key: AlignmentKey, for asked: ProposedViewSize) -> CGFloat? {
    if linesLayout != graph.layoutID {
      lines.removeAll(keepingCapacity: true)
      linesLayout = graph.layoutID
    } else if let known = lines.first(where: { $0.0 == key && $0.1 == asked }) {
      return known.2
    }
    let size = size(for: asked)
    let placed = proposal
    proposal = asked
    let value = guide(key, in: size)
    proposal = placed
    lines.append((key, asked, value))
    return value
  }

  /// Distance wanted from neighbours along an axis; nil for the default.
  func spacing(to axis: Axis) -> CGFloat? { nil }
  /// Whether the box is a spacer along an axis.
  func isSpacer(along axis: Axis) -> Bool { false }

  // MARK: Motion and drawing

  /// Takes the places that layout decided as the new targets of what moves.
  func commit(_ context: CommitContext) {
    remember(context)
    let context = context.moved(by: frame.origin)
    for child in children {
      // What leaves is not laid out any more, yet goes where its container goes.
      if child.isLeaving {
        child.carry(
          by: CGPoint(
            x: globalOrigin.x + child.frame.minX - child.globalOrigin.x,
            y: globalOrigin.y + child.frame.minY - child.globalOrigin.y))
      }
      child.commit(context)
    }
  }

  /// Moves the place on the canvas of the box and all inside it.
  private func carry(by way: CGPoint) {
    guard way != .zero else { return }
    globalOrigin.x += way.x
    globalOrigin.y += way.y
    for child in children { child.carry(by: way) }
  }

  /// Keeps where the box was committed last.
  func remember(_ context: CommitContext) {
    committed = context
  }

  /// Draws the box as it is now.
  func emit(_ context: EmitContext) {
    let context = context.moved(by: frame.origin)
    record(context, frame.size)
    for child in drawingOrder(children) { child.emit(context) }
  }

  func record(_ context: EmitContext, _ size: CGSize) {
    presentedTransform = ProjectionTransform(
      CGAffineTransform(translationX: context.origin.x, y: context.origin.y)
    ).concatenating(context.state.transform)
    presentedSize = size
  }

  /// Children by z index; equal ones keep their order.
  func drawingOrder(_ children: [Box]) -> [Box] {
    guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }
}

/// What a box tells its container.
package struct BoxTraits {
  package var zIndex = 0.0
  package var layoutPriority = 0.0
  package var transition: AnyTransition?
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  /// Values under keys of the catalogue, such as a picker's tag.
  package var values: [ObjectIdentifier: Any] = [:]
  package init() {}
}

/// Passes down where layout puts things while their targets are taken over.
struct CommitContext {
  let graph: ViewGraph
  /// The origin of the current box in the space of the nearest effect above.
  var origin = CGPoint.zero
  /// The effect whose space that is.
  var space: ObjectIdentifier?
  /// Whether geometry is set without motion, as where it is moved from outside.
  var isStill = false
  init(graph: ViewGraph) { self.graph = graph }

  func moved(by offset: CGPoint) -> CommitContext {
    var copy = self
    copy.origin.x += offset.x
    copy.origin.y += offset.y
    return copy
  }
  func inside(_ box: Box) -> CommitContext {
    var copy = self
    copy.origin = .zero
    copy.space = ObjectIdentifier(box)
    return copy
  }
}
