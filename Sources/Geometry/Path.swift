/// An outline of lines and curves, in points, y down.
public struct Path: Equatable, Sendable {
  /// The pieces in order.
  package var elements: [Element] = []

  /// An empty path.
  public init() {}
  /// A path built by a closure.
  public init(_ build: (inout Path) -> Void) { build(&self) }
  /// A path of one rectangle, clockwise on screen from its top left corner.
  public init(_ rect: CGRect) { addRect(rect) }
  /// A path of the ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  package init(elements: [Element]) { self.elements = elements }

  /// One piece of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Whether there is no piece.
  public var isEmpty: Bool { elements.isEmpty }
  /// Calls a closure with each piece in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new contour.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Closes the contour with a straight line to its beginning.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle, clockwise on screen from its top left corner.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { transform.isIdentity ? $0 : $0.applying(transform) }
    move(to: corners[0])
    for corner in corners.dropFirst() { addLine(to: corner) }
    closeSubpath()
  }

  /// Adds the ellipse inside a rectangle, from 3 o'clock, clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (cx, cy) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Path.circleControl, ry * Path.circleControl)
    var part = Path()
    part.move(to: CGPoint(x: cx + rx, y: cy))
    part.addCurve(
      to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + ky),
      control2: CGPoint(x: cx + kx, y: cy + ry))
    part.addCurve(
      to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - kx, y: cy + ry),
      control2: CGPoint(x: cx - rx, y: cy + ky))
    part.addCurve(
      to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - ky),
      control2: CGPoint(x: cx - kx, y: cy - ry))
    part.addCurve(
      to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + kx, y: cy - ry),
      control2: CGPoint(x: cx + rx, y: cy - ky))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Appends another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(
      contentsOf: transform.isIdentity ? path.elements : path.applying(transform).elements)
  }

  /// The path moved by a map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { $0.applying(transform) }
  }

  /// The path with each point replaced.
  package func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: map(end))
        case .line(let end): .line(to: map(end))
        case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
        case .curve(let end, let first, let second):
          .curve(to: map(end), control1: map(first), control2: map(second))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// Distance of a cubic's control points for a quarter circle, as a share of the radius.
  package static let circleControl: CGFloat = 0.5522847498
}
