import Display

/// Which parts of a frame views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt32
  /// Parts from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The name that views share a place under.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor @preconcurrency
  static func _updateModified<C: View>(
    _ modifier: MatchedGeometryModifier, content: C, _ node: _Node
  ) {
    let current = node.slot { Current(modifier) }
    current.value = modifier
    node.graph.needsLayout = true
    node.updateWrapped(content) { MatchedBox($0, current, around: $1) }
  }
}

/// A box drawn where the source of its name is.
///
/// What it shows is its own place plus a difference that moves: 0 for the source, the way to the
/// source for all others.
final class MatchedBox: WrapperBox, MotionOwner {
  private let current: Current<MatchedGeometryModifier>
  var modifier: MatchedGeometryModifier { current.value }
  private let motion = FrameMotion()
  /// Kept in origin and size; a negative size is one, not a rectangle turned round.
  private var difference = AnimatableAttribute<CGRect.AnimatableData>()
  private var isKnown = false
  /// The view; a box may outlive it while its motion is sampled to the end.
  private weak var view: _Node?
  var isInTree: Bool { view?.isAlive ?? false }
  /// The size that the content was laid out in last.
  private var shownSize = CGSize.zero
  let order: Int

  init(_ node: _Node, _ current: Current<MatchedGeometryModifier>, around content: Box) {
    self.current = current
    order = node.graph.nextOrder()
    view = node
    super.init(node, around: content)
  }

  /// The own place when the update before was over.
  var placedRect: CGRect?
  /// The place that the layout gave the box, on the canvas.
  var ownRect: CGRect { CGRect(origin: globalOrigin, size: frame.size) }
  /// Where the box is shown now, on the canvas, as far as the layout's targets tell.
  func shownRect(at time: Time) -> CGRect {
    // Its container may have been given another place in this very update.
    let own = placedRect ?? ownRect
    guard isKnown else { return own }
    var d = CGRect.zero
    d.animatableData = difference.value(at: time)
    return CGRect(
      x: own.minX + d.origin.x, y: own.minY + d.origin.y, width: own.width + d.size.width,
      height: own.height + d.size.height)
  }

  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, contentProposal(proposal), in: globalOrigin)
    shownSize = presentedOwnSize
  }

  private var presentedOwnSize: CGSize {
    guard isKnown, let model = difference.model else { return frame.size }
    var d = CGRect.zero
    d.animatableData = difference.isAnimating ? difference.value(at: graph.now) : model
    return CGSize(
      width: max(0, frame.width + d.size.width), height: max(0, frame.height + d.size.height))
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let size = presentedOwnSize
    return size == frame.size ? proposal : ProposedViewSize(size)
  }

  override func commit(_ context: CommitContext) {
    remember(context)
    motion.setTarget(
      CGRect(
        x: context.origin.x + frame.minX, y: context.origin.y + frame.minY, width: frame.width,
        height: frame.height), context, self)
    content.commit(difference.isAnimating ? stillContext(context) : context.inside(self))
    graph.matches.add(self)
  }

  /// Takes the source's place as the target; moves there if the update is animated.
  func follow(_ target: CGRect, from start: CGRect?) {
    let own = ownRect
    func way(to rect: CGRect) -> CGRect {
      let (point, mine) = (modifier.anchor.point(in: rect), modifier.anchor.point(in: own))
      let size =
        modifier.properties.contains(.size)
        ? CGSize(width: rect.width - own.width, height: rect.height - own.height) : .zero
      guard modifier.properties.contains(.position) else {
        return CGRect(
          x: -modifier.anchor.x * size.width, y: -modifier.anchor.y * size.height,
          width: size.width, height: size.height)
      }
      // The anchor of what is shown lies on the anchor of the target.
      return CGRect(
        x: point.x - mine.x - modifier.anchor.x * size.width,
        y: point.y - mine.y - modifier.anchor.y * size.height, width: size.width,
        height: size.height)
    }
    let request = node.scope.request(in: environment)
    if let start, request != nil {
      difference = AnimatableAttribute()
      _ = difference.update(to: way(to: start).animatableData, request: nil, at: graph.now)
    }
    graph.move(
      &difference, to: way(to: target).animatableData, request, node, "matchedGeometry")
    isKnown = true
    if difference.isAnimating { graph.activate(self) }
    layOutAgain()
  }

  /// Lays the content out in the size that is shown now.
  private func layOutAgain() {
    let size = presentedOwnSize
    guard size != shownSize, let committed else { return }
    shownSize = size
    content.place(at: .zero, contentProposal(proposal), in: globalOrigin)
    content.commit(stillContext(committed))
  }

  /// What is inside has the size that the difference gives it, without motion of its own.
  private func stillContext(_ context: CommitContext) -> CommitContext {
    var still = context.inside(self)
    still.isStill = true
    return still
  }

  override func emit(_ context: EmitContext) {
    let rect = motion.rect(at: context.now)
    var inner = context
    var shift = CGRect.zero
    if isKnown { shift.animatableData = difference.value(at: context.now) }
    inner.origin = .zero
    inner = inner.entering(CGPoint(x: rect.minX + shift.origin.x, y: rect.minY + shift.origin.y))
    record(inner, rect.size)
    content.emit(inner)
  }

  var isAnimating: Bool { difference.isAnimating }
  var nextWake: Time? { difference.nextWake }
  func sample(at time: Time) {
    guard isKnown else { return }
    guard isInTree else {
      difference.cancel(at: time)
      return
    }
    _ = difference.value(at: time)
    layOutAgain()
  }
}

/// All views that share places.
struct MatchedViews {
  private final class Group {
    var boxes: [Member] = []
    weak var source: MatchedBox?
  }
  private struct Member { weak var box: MatchedBox? }
  private var groups: [MatchKey: Group] = [:]
  /// In the order in which they were named first.
  private var keys: [MatchKey] = []

  mutating func add(_ box: MatchedBox) {
    let key = box.modifier.key
    let group = groups[key] ?? Group()
    if groups[key] == nil {
      groups[key] = group
      keys.append(key)
    }
    if !group.boxes.contains(where: { $0.box === box }) { group.boxes.append(Member(box: box)) }
  }

  /// Sends every view to the source of its name.
  func resolve(_ graph: ViewGraph) {
    for key in keys {
      guard let group = groups[key] else { continue }
      group.boxes.removeAll { $0.box.map { !$0.isInTree || $0.modifier.key != key } ?? true }
      let boxes = group.boxes.compactMap(\.box)
      let staying = boxes.filter { $0.modifier.isSource && !$0.node.isOnTheWayOut }
      guard let source = staying.max(by: { $0.order < $1.order }) else { continue }
      if staying.count > 1 {
        graph.note("several sources for matchedGeometryEffect \"\(key.id)\"; the newest one counts")
      }
      let before = group.source.flatMap { $0 !== source && $0.isInTree ? $0 : nil }
      let start = before?.shownRect(at: graph.now)
      group.source = source
      for box in boxes {
        box.follow(source.ownRect, from: box === source ? start : nil)
      }
      for box in boxes { box.placedRect = box.ownRect }
    }
  }
}

extension _Node {
  /// Whether the view, or one around it, leaves under a transition.
  var isOnTheWayOut: Bool {
    var current = self
    while let parent = current.parent {
      if parent.leaving.contains(where: { $0 === current }) { return true }
      current = parent
    }
    return false
  }
}

extension View {
  /// Ties the view's frame to that of the source under the same name.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
