import Geometry

/// A path that does not change, as an object.
public class CGPath: Hashable, CustomStringConvertible {
  fileprivate(set) final var path: Path

  /// An object of a path value.
  init(_ path: Path) { self.path = path }
  /// A rectangle, moved by a map if one is given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(CGPath.map(transform)))
  }
  /// The ellipse inside a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(CGPath.map(transform)))
  }
  /// A rectangle with circular corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
    self.init(path.applying(CGPath.map(transform)))
  }
  fileprivate static func map(_ transform: UnsafePointer<CGAffineTransform>?)
    -> CGAffineTransform
  { transform?.pointee ?? .identity }

  /// Whether there is no piece.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next piece would begin; the origin in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points, control points counted; null when empty.
  public var boundingBox: CGRect {
    var points: [CGPoint] = []
    _ = path.mapPoints {
      points.append($0)
      return $0
    }
    guard let first = points.first else { return .null }
    let corners = points.reduce((first, first)) { box, point in
      (
        CGPoint(x: min(box.0.x, point.x), y: min(box.0.y, point.y)),
        CGPoint(x: max(box.1.x, point.x), y: max(box.1.y, point.y))
      )
    }
    return CGRect(
      x: corners.0.x, y: corners.0.y, width: corners.1.x - corners.0.x,
      height: corners.1.y - corners.0.y)
  }
  /// The smallest rectangle around everything drawn, control points not counted.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }
  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(path) }
  /// A copy that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  /// A copy moved by a map.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(CGPath.map(transform)))
  }

  /// What lies in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  /// What lies in one of the paths or in both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  /// What lies in this path and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  /// What lies in one of the paths and not in both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
  /// The parts of this path's line that run inside the other path.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }
  /// The parts of this path's line that run outside the other path.
  public func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }
  /// The same inside without overlaps.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Whether both have the same pieces.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
  /// The path as text.
  public var description: String { path.description }
}

/// A path that can be added to, as an object.
public final class CGMutablePath: CGPath {
  override init(_ path: Path) { super.init(path) }
  /// An empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a new contour.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// Adds lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Adds an arc; see `Path.addArc` for the direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }
  /// Adds an arc given by the signed angle it covers.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }
  /// Adds the arc that rounds a corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// Adds a rectangle with circular corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }
  /// Appends another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
  /// Closes the contour.
  public func closeSubpath() { path.closeSubpath() }
}

/// How the inside of a path is found.
@frozen public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding, evenOdd
}

extension Path {
  /// The value of a path object.
  public init(_ path: CGPath) { self = path.path }
  /// The value of a path object.
  public init(_ path: CGMutablePath) { self = path.path }
  /// The path as an object.
  public var cgPath: CGPath { CGPath(self) }
}
