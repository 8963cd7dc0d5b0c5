import Geometry

/// A contour made of straight pieces.
struct Polyline: Sendable {
  var points: [CGPoint] = []
  var isClosed = false

  /// Farthest a straight piece may lie from its curve, in hundredths of an em.
  static let tolerance = 0.012

  /// The contours of a path.
  static func contours(of path: Path) -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline()
    for element in path.elements {
      switch element {
      case .move(let end):
        if !current.points.isEmpty { result.append(current) }
        current = Polyline(points: [end])
      case .line(let end): current.add(end)
      case .quadCurve(let end, let control):
        let start = current.points.last ?? control
        current.addCurve(
          start, start.mixed(with: control, 2 / 3), end.mixed(with: control, 2 / 3), end)
      case .curve(let end, let first, let second):
        current.addCurve(current.points.last ?? first, first, second, end)
      case .closeSubpath:
        current.isClosed = true
        if let first = current.points.first, current.points.count > 1,
          current.points.last == first
        {
          current.points.removeLast()
        }
        if !current.points.isEmpty { result.append(current) }
        current = Polyline()
      }
    }
    if !current.points.isEmpty { result.append(current) }
    return result
  }

  private mutating func add(_ point: CGPoint) {
    if points.last != point { points.append(point) }
  }

  private mutating func addCurve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let bend = max(
      abs(a.x - 2 * b.x + c.x) + abs(a.y - 2 * b.y + c.y),
      abs(b.x - 2 * c.x + d.x) + abs(b.y - 2 * c.y + d.y))
    let count = max(4, Int((0.75 * bend / Polyline.tolerance).squareRoot().rounded(.up)))
    for step in 1...count {
      let t = Double(step) / Double(count)
      let u = 1 - t
      let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      add(
        CGPoint(
          x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
          y: wa * a.y + wb * b.y + wc * c.y + wd * d.y))
    }
  }

  /// The smallest rectangle around the points.
  var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The points in clockwise order on screen.
  var clockwisePoints: [CGPoint] { doubledArea < 0 ? points.reversed() : points }

  /// Twice the signed area; positive runs clockwise on screen.
  var doubledArea: Double {
    guard var last = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  func mixed(with other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
