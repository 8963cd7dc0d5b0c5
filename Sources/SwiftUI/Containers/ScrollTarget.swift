import SwiftUICore

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that is to be seen, in points of the content.
  public var rect: CGRect
  /// The point of it that goes to the same point of the window; nil: the beginning.
  public var anchor: UnitPoint?

  /// A part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behavior is told of a movement that ends.
public struct ScrollTargetBehaviorContext {
  /// Where the view was when the movement began.
  public let originalTarget: ScrollTarget
  /// How fast the content moves on, in points a millisecond.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the window in points.
  public let containerSize: CGSize
  /// The directions that can be scrolled.
  public let axes: Axis.Set
  /// Where the content is while the movement ends.
  let position: CGPoint
  /// Offsets at which views of the target layout lie at the window's beginning.
  let stops: [CGPoint]
}

/// How a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// What a behavior is told of a movement.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the place that the movement would end at.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Rests at whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Rests at whole windows.
  public init() {}
  /// The next window in the direction of a quick movement, else the nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ value: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return 0 }
      let page = value / length
      guard abs(speed) > 0.2 else { return page.rounded() * length }
      return (speed > 0 ? page.rounded(.up) : page.rounded(.down)) * length
    }
    target.rect.origin = CGPoint(
      x: page(context.position.x, context.velocity.dx, context.containerSize.width),
      y: page(context.position.y, context.velocity.dy, context.containerSize.height))
  }
}

/// Rests at views of the target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement may go.
  public struct LimitBehavior: Sendable {
    enum Reach { case window, view, all }
    let reach: Reach
    /// The platform's choice: as far as the window is long.
    public static let automatic = LimitBehavior(reach: .window)
    /// As far as the window is long.
    public static let always = LimitBehavior(reach: .window)
    /// As far as the movement goes.
    public static let never = LimitBehavior(reach: .all)
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior(reach: .view)
  }
  private let limit: LimitBehavior
  /// The point of a view that comes to the same point of the window; nil: the beginning.
  let anchor: UnitPoint?

  /// Rests at views.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }
  /// Rests at views, of which a point comes to the same point of the window.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// The view nearest to where the movement would end.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !context.stops.isEmpty else { return }
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = stop(
        context.stops.map(\.x), from: start.x, to: target.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = stop(
        context.stops.map(\.y), from: start.y, to: target.rect.minY, context.containerSize.height)
    }
  }

  private func stop(
    _ stops: [CGFloat], from start: CGFloat, to end: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    let ordered = Array(Set(stops)).sorted()
    func nearest(_ place: CGFloat) -> Int {
      ordered.indices.min { abs(ordered[$0] - place) < abs(ordered[$1] - place) } ?? 0
    }
    switch limit.reach {
    case .all: return ordered[nearest(end)]
    case .window: return ordered[nearest(min(max(end, start - length), start + length))]
    case .view:
      let first = nearest(start)
      return ordered[min(max(nearest(end), max(first - 1, 0)), min(first + 1, ordered.count - 1))]
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole windows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// Rests at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  /// Rests at views, of which a point comes to the same point of the window.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

private struct BehaviorKey: EnvironmentKey {
  static let defaultValue: (any ScrollTargetBehavior)? = nil
}
private struct TrackKey: EnvironmentKey { static let defaultValue: ScrollTrack? = nil }
extension EnvironmentValues {
  var scrollBehavior: (any ScrollTargetBehavior)? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
  /// The scroll view around a view.
  var scrollTrack: ScrollTrack? {
    get { self[TrackKey.self] }
    set { self[TrackKey.self] = newValue }
  }
}

/// Tells the scroll view around which views it may rest at.
private struct TargetMark: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool
  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: TargetMark, content: C, _ node: _Node) {
    if modifier.isEnabled { node.environment.scrollTrack?.targets = node }
    node.updateOnlyChild(content)
  }
}

extension View {
  /// How scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollBehavior, behavior)
  }
  /// The views of this layout are where scrolling may rest.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TargetMark(isEnabled: isEnabled))
  }
}
