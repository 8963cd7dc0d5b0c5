/// One drawn piece of a path with both its ends: a line or a Bézier curve.
package enum Segment: Equatable, Sendable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  package var start: CGPoint {
    switch self {
    case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
    }
  }
  package var end: CGPoint {
    switch self {
    case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
    }
  }

  /// The point at a parameter in 0…1.
  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch self {
    case .line(let a, let b): return Segment.mix(a, b, t)
    case .quad(let a, let b, let c):
      return CGPoint(
        x: s * s * a.x + 2 * s * t * b.x + t * t * c.x,
        y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
    case .cubic(let a, let b, let c, let d):
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
  }

  /// The rate of change of the point, per unit of the parameter.
  package func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    switch self {
    case .line(let a, let b): return CGVector(dx: b.x - a.x, dy: b.y - a.y)
    case .quad(let a, let b, let c):
      return CGVector(
        dx: 2 * (s * (b.x - a.x) + t * (c.x - b.x)), dy: 2 * (s * (b.y - a.y) + t * (c.y - b.y)))
    case .cubic(let a, let b, let c, let d):
      let (wa, wb, wc) = (3 * s * s, 6 * s * t, 3 * t * t)
      return CGVector(
        dx: wa * (b.x - a.x) + wb * (c.x - b.x) + wc * (d.x - c.x),
        dy: wa * (b.y - a.y) + wb * (c.y - b.y) + wc * (d.y - c.y))
    }
  }

  /// The two pieces on either side of a parameter (de Casteljau).
  package func split(at t: CGFloat) -> (Segment, Segment) {
    switch self {
    case .line(let a, let b):
      let m = Segment.mix(a, b, t)
      return (.line(a, m), .line(m, b))
    case .quad(let a, let b, let c):
      let (ab, bc) = (Segment.mix(a, b, t), Segment.mix(b, c, t))
      let m = Segment.mix(ab, bc, t)
      return (.quad(a, ab, m), .quad(m, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (Segment.mix(a, b, t), Segment.mix(b, c, t), Segment.mix(c, d, t))
      let (abc, bcd) = (Segment.mix(ab, bc, t), Segment.mix(bc, cd, t))
      let m = Segment.mix(abc, bcd, t)
      return (.cubic(a, ab, abc, m), .cubic(m, bcd, cd, d))
    }
  }

  /// The piece between two parameters, 0 ≤ from ≤ to ≤ 1.
  package func piece(from: CGFloat, to: CGFloat) -> Segment {
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 && to > 0 ? head.split(at: from / to).1 : head
  }

  /// The piece as an element that continues from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let p): .line(to: p)
    case .quad(_, let c, let p): .quadCurve(to: p, control: c)
    case .cubic(_, let c, let d, let p): .curve(to: p, control1: c, control2: d)
    }
  }

  /// The parameters strictly between 0 and 1 where one coordinate turns round, in order.
  package func turns(of axis: WritableKeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let roots: [CGFloat]
    switch self {
    case .line: return []
    case .quad(let a, let b, let c):
      let (u, v) = (b[keyPath: axis] - a[keyPath: axis], c[keyPath: axis] - b[keyPath: axis])
      roots = u == v ? [] : [u / (u - v)]
    case .cubic(let a, let b, let c, let d):
      let u = b[keyPath: axis] - a[keyPath: axis]
      let v = c[keyPath: axis] - b[keyPath: axis]
      let w = d[keyPath: axis] - c[keyPath: axis]
      roots = Segment.quadraticRoots(u - 2 * v + w, 2 * (v - u), u)
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The smallest rectangle around the piece, control points not counted.
  package var bounds: CGRect {
    let xs = [start.x, end.x] + turns(of: \.x).map { point(at: $0).x }
    let ys = [start.y, end.y] + turns(of: \.y).map { point(at: $0).y }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The point a share of the way from one point to another.
  package static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// The real roots of a·t² + b·t + c, by the form that does not cancel.
  static func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    guard a != 0 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return q == 0 ? [0] : [q / a, c / q]
  }
}
