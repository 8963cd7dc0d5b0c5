/// A way to arrange views, written by a scene.
public protocol Layout: Animatable {
  /// Results kept between calls.
  associatedtype Cache = Void
  /// The views to be arranged.
  typealias Subviews = LayoutSubviews
  /// What the container is like.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Distances wanted from neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for an offer.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// A vertical line of the container.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// A horizontal line of the container.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The default distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// None set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// None set.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// A view of views arranged so.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    CustomLayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
  /// Nothing is kept.
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// What a container is like.
public struct LayoutProperties: Sendable {
  /// The direction of a stack.
  public var stackOrientation: Axis?
  /// No direction.
  public init() {}
}

/// Distances a view wants from its neighbours.
public struct ViewSpacing: Sendable {
  /// None.
  public static let zero = ViewSpacing(length: 0)
  let length: CGFloat
  /// The default.
  public init() { length = StackLayout.defaultSpacing }
  init(length: CGFloat) { self.length = length }
  /// The distance between a view and the next one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
  /// Joins the distances of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = ViewSpacing(length: max(length, other.length))
  }
  /// The distances of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: max(length, other.length))
  }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let boxes: [Box]
  /// The direction of lines.
  public let layoutDirection: LayoutDirection
  /// The first index.
  public var startIndex: Int { 0 }
  /// One past the last index.
  public var endIndex: Int { boxes.count }
  /// One view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(boxes: Array(boxes[bounds]), layoutDirection: layoutDirection)
  }
  /// Whether both hold the same views.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.boxes.elementsEqual(rhs.boxes) { $0 === $1 }
  }
}

/// One view of a layout.
public struct LayoutSubview: Equatable {
  let box: Box
  /// The size for an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(for: proposal) }
  /// The size and lines for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    box.dimensions(for: proposal)
  }
  /// Distances wanted from neighbours.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The priority set with `.layoutPriority(_:)`.
  public var priority: Double { box.traits.layoutPriority }
  /// A value set with `.layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  /// Puts the view at a place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = box.size(for: proposal)
    box.pendingPlace = (
      CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal
    )
  }
  /// Whether both are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.box === rhs.box }
}

/// A value that a view hands to its layout.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitLayout { $0.layoutValues[ObjectIdentifier(key)] = value })
  }
}

/// A layout of any type.
public struct AnyLayout: Layout {
  private let make: (LayoutSubviews) -> Any
  private let measure: (ProposedViewSize, LayoutSubviews, inout Any) -> CGSize
  private let arrange: (CGRect, ProposedViewSize, LayoutSubviews, inout Any) -> Void

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    make = { layout.makeCache(subviews: $0) }
    measure = { proposal, subviews, cache in
      var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    arrange = { bounds, proposal, subviews, cache in
      var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache = own
    }
  }
  /// Makes the cache.
  public func makeCache(subviews: Subviews) -> Any { make(subviews) }
  /// The size for an offer.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) -> CGSize { measure(proposal, subviews, &cache) }
  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) { arrange(bounds, proposal, subviews, &cache) }
}

/// Views arranged by a layout of the scene's own.
struct CustomLayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content
  static func _update(_ view: CustomLayoutView, _ node: _Node) {
    let box = node.ownBox { CustomLayoutBox(node, view.layout) }
    box.setTarget(view.layout)
    node.updateOnlyChild(view.content)
  }
}

final class CustomLayoutBox<L: Layout>: ContainerBox, MotionOwner {
  private var layout: L
  private var attribute = AnimatableAttribute<L.AnimatableData>()
  private var cache: L.Cache?
  private var cacheLayout: UInt64 = 0

  init(_ node: _Node, _ layout: L) {
    self.layout = layout
    super.init(node)
  }

  func setTarget(_ layout: L) {
    self.layout = layout
    attribute.update(
      to: layout.animatableData, request: node.scope.request(in: environment), at: graph.now)
    if attribute.isAnimating { graph.activate(self) }
    graph.needsLayout = true
  }

  private var presented: L {
    guard attribute.isAnimating else { return layout }
    var copy = layout
    copy.animatableData = attribute.value(at: graph.now)
    return copy
  }

  private func withCache<T>(_ body: (L, LayoutSubviews, inout L.Cache) -> T) -> T {
    let layout = presented
    let subviews = LayoutSubviews(boxes: laidOut, layoutDirection: environment.layoutDirection)
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, cacheLayout != graph.layoutID {
      layout.updateCache(&current, subviews: subviews)
    }
    cacheLayout = graph.layoutID
    defer { cache = current }
    return body(layout, subviews, &current)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }
  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    for box in laidOut { box.pendingPlace = nil }
    withCache {
      $0.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$2)
    }
    for box in laidOut {
      // A view that was not placed goes to the middle.
      let inner = box.size(for: proposal)
      let place =
        box.pendingPlace ?? (
          CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2), proposal
        )
      box.place(at: place.0, place.1, in: globalOrigin)
    }
  }

  var isAnimating: Bool { attribute.isAnimating }
  var nextWake: Time? { attribute.nextWake }
  func sample(at time: Time) {
    _ = attribute.value(at: time)
    graph.needsLayout = true
  }
}
