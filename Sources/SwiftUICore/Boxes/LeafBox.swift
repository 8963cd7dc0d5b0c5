import Display

/// The box of a leaf: its size, its place in motion, its animatable data and its paints.
final class LeafBox<L: LeafView>: Box, MotionOwner {
  private(set) var view: L
  private let motion = FrameMotion()
  private var data = AnimatableAttribute<L.AnimatableData>()
  private let paints = PaintMotion()
  private let hasData: Bool
  private(set) var presentedOpacity = 1.0
  private(set) var presentedBlur: CGFloat = 0
  private(set) var presentedColor: DisplayColor?
  private(set) var presentedLook = DrawnLook()

  init(_ node: _Node, _ view: L) {
    self.view = view
    hasData = L.AnimatableData.self != EmptyAnimatableData.self
    super.init(node)
  }

  @MainActor func update(_ view: L) {
    let request = node.scope.request(in: environment)
    if graph.recordsEvents, !hasData, request != nil { logJump(from: self.view, to: view) }
    self.view = view
    if hasData {
      graph.move(&data, to: view.animatableData, request, node, "shape")
    }
    paints.setTarget(view.leafPaints(environment), request, node)
    if isAnimating { graph.activate(self) }
    if !graph.needsLayout, changedSize() { graph.needsLayout = true }
  }

  /// Tells of a shape that changes in an animation and cannot be animated.
  private func logJump(from old: L, to new: L) {
    func shape(_ view: L) -> Any? {
      Mirror(reflecting: view).children.first { $0.label == "shape" }?.value
    }
    guard let before = shape(old), let after = shape(new),
      String(describing: before) != String(describing: after)
    else { return }
    graph.recordEvent(
      .animatableDataMissing, node, String("\(type(of: after))".prefix { $0 != "<" }))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    onMain { view.leafSize(proposal, environment) }
  }
  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    onMain { view.leafGuide(key, size, environment) }
  }
  override func isSpacer(along axis: Axis) -> Bool { onMain { view.isLeafSpacer(along: axis) } }

  override func commit(_ context: CommitContext) {
    remember(context)
    motion.setTarget(
      CGRect(
        x: context.origin.x + frame.minX, y: context.origin.y + frame.minY, width: frame.width,
        height: frame.height), context, self)
  }

  override func emit(_ context: EmitContext) {
    let rect = motion.rect(at: context.now)
    var inner = context
    inner.origin = rect.origin
    record(inner, rect.size)
    var presented = view
    if hasData { presented.animatableData = data.value(at: context.now) }
    let paints = paints.values(at: context.now)
    presentedOpacity = context.state.opacity
    presentedBlur = context.state.filters.reduce(0) { most, filter in
      if case .blur(let radius, _) = filter { return max(most, radius) }
      return most
    }
    presentedColor = paints.first?.colors.first
    let canvas = LeafCanvas(
      size: rect.size, layoutSize: frame.size, environment: environment, paints: paints,
      context: inner)
    let count = inner.sink.items.count
    onMain { presented.drawLeaf(canvas) }
    // What is clear draws nothing and keeps the look it had.
    guard graph.recordsEvents, inner.sink.items.count > count else { return }
    presentedLook = DrawnLook(inner.sink.items[count...])
  }

  var isAnimating: Bool { data.isAnimating || paints.isAnimating }
  var nextWake: Time? { [data.nextWake, paints.nextWake].compactMap { $0 }.min() }
  func sample(at time: Time) {
    if hasData { _ = data.value(at: time) }
    paints.sample(at: time)
  }
}

extension LeafBox: RecordedLeaf {
  var leafText: String? { onMain { view.leafText } }
  var leafSymbol: String? { onMain { view.leafSymbol } }
  func leafContains(_ point: CGPoint) -> Bool {
    onMain { view.leafContains(point, in: presentedSize) }
  }
}

/// A leaf that says what it shows.
protocol DescribedLeaf: Box {
  var leafText: String? { get }
  var leafSymbol: String? { get }
  /// Whether a point of the leaf's own space, within its frame, is on what it draws.
  func leafContains(_ point: CGPoint) -> Bool
}
