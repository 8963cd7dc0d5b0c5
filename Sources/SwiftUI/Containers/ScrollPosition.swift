import SwiftUICore

/// Where a scroll view stands: at an edge, a view, a place.
public struct ScrollPosition: Equatable, Sendable {
  private var identity: ScrollIdentity?
  /// The edge it stands at.
  public private(set) var edge: Edge?
  /// The place it stands at, in points.
  public private(set) var point: CGPoint?
  /// Whether a person has moved it.
  public private(set) var isPositionedByUser = false

  /// Nowhere yet; views are found by identities of a type.
  public init(idType: (some Hashable & Sendable).Type = Int.self) {}
  /// At the view of an identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    identity = ScrollIdentity(id: AnyHashable(id))
  }
  /// At an edge.
  public init(edge: Edge) { self.edge = edge }
  /// At a place, in points.
  public init(point: CGPoint) { self.point = point }

  /// Goes to the view of an identity.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Goes to a place, in points.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Goes to a place from left to right, in points.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(point: CGPoint(x: x, y: 0)) }
  /// Goes to a place from top to bottom, in points.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(point: CGPoint(x: 0, y: y)) }

  /// The identity it stands at.
  var id: AnyHashable? { identity?.id }
  /// The identity it stands at, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  func offset(within limit: CGPoint) -> CGPoint? {
    if let point { return CGPoint(x: min(point.x, limit.x), y: min(point.y, limit.y)) }
    switch edge {
    case .top, .leading: return .zero
    case .bottom: return CGPoint(x: 0, y: limit.y)
    case .trailing: return CGPoint(x: limit.x, y: 0)
    case nil: return nil
    }
  }
}

/// An identity that may be handed on.
private struct ScrollIdentity: Equatable, @unchecked Sendable { let id: AnyHashable }

private struct StandKey: EnvironmentKey { static let defaultValue: Binding<ScrollPosition>? = nil }
extension EnvironmentValues {
  var scrollStand: Binding<ScrollPosition>? {
    get { self[StandKey.self] }
    set { self[StandKey.self] = newValue }
  }
}
extension View {
  /// Where scroll views inside stand.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { environment(\.scrollStand, position) }
  /// Where scroll views inside show their content first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    environment(\.scrollAnchor, anchor)
  }
}
/// When an anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// At first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// When content is smaller than the window.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
