/// A view whose content knows the size it got.
///
/// Takes all that is offered.
public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  /// Content that knows its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Updates the content with the newest size.
  public static func _update(_ view: GeometryReader, _ node: _Node) {
    let box = node.ownBox { GeometryReaderBox(node) }
    box.updateContent = { [unowned box, unowned node] in
      node.updateOnlyChild(view.content(GeometryProxy(box: box)))
    }
    if box.knownSize != nil { box.updateContent?() }
  }
}

/// What a geometry reader tells its content.
public struct GeometryProxy {
  let box: Box
  /// The size in points.
  public var size: CGSize {
    (box as? GeometryReaderBox)?.knownSize ?? box.frame.size
  }
  /// The insets of the safe area: none on a canvas.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in another space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    let rect = CGRect(origin: box.globalOrigin, size: size)
    switch space {
    case .global: return rect
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let origin = box.node.origin(ofSpace: name) else { return rect }
      return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
  /// The frame in another space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
  /// The bounds in a named space.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { frame(in: space.coordinateSpace) }

  /// A place of another view in this one's space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let rect: CGRect
    if let other = anchor.node?.boxes.first {
      rect = CGRect(origin: other.globalOrigin, size: other.frame.size)
    } else {
      rect = .zero
    }
    return anchor.source.inSpace(rect, box.globalOrigin)
  }
}

final class GeometryReaderBox: ContainerBox {
  var updateContent: (@MainActor () -> Void)?
  private(set) var knownSize: CGSize?
  private var knownOrigin: CGPoint?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layOutChildren(in size: CGSize, proposal: ProposedViewSize) {
    if knownSize != size || knownOrigin != globalOrigin {
      knownSize = size
      knownOrigin = globalOrigin
      let wasUpdating = graph.isUpdating
      graph.isUpdating = true
      onMain { updateContent?() }
      graph.isUpdating = wasUpdating
    }
    for box in laidOut { box.place(at: .zero, ProposedViewSize(size), in: globalOrigin) }
  }
}

/// A space that frames are told in.
public enum CoordinateSpace: Hashable {
  /// The canvas.
  case global
  /// The view itself.
  case local
  /// A view above, by the name it was given.
  case named(AnyHashable)
  /// Whether this is the canvas.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A space that frames are told in.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view above, by the name it was given.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The canvas.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view itself.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view above, by the name it was given.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Names the space of its content.
struct SpaceNameModifier: ViewModifier {
  typealias Body = Never
  let name: AnyHashable
  @MainActor @preconcurrency
  static func _updateModified<C: View>(_ modifier: SpaceNameModifier, content: C, _ node: _Node) {
    node.spaceName = modifier.name
    node.updateOnlyChild(content)
  }
}

extension _Node {
  func origin(ofSpace name: AnyHashable) -> CGPoint? {
    var current: _Node? = self
    while let node = current {
      if node.spaceName == name { return node.boxes.first?.globalOrigin }
      current = node.parent
    }
    return nil
  }
}

extension View {
  /// Names the view's space for views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceNameModifier(name: AnyHashable(name)))
  }
  /// Names the view's space for views inside.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modifier(SpaceNameModifier(name: space.name))
  }
}
