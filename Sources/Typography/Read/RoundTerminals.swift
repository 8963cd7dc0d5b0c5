package import Geometry

private typealias Vector = SIMD2<Double>

/// An outline whose strokes end round: the rounded design of a face without one of its own.
///
/// Each corner that points out of the ink becomes an arc; both corners of a stroke's end meet in a
/// half circle. Widths, heights and advances stay those of the face.
package struct RoundTerminals {
  /// How much of a stroke's width an arc may take at most, in font units.
  let limit: Double
  /// Corners that turn less than this are part of a curve: the cosine of 35°.
  private static let leastTurn: Double = 0.819

  package init(unitsPerEm: Double) {
    // Half of the stroke of the heaviest weight; lighter strokes end in a full half circle.
    limit = unitsPerEm * 0.1
  }

  /// The outline with each outer corner as an arc.
  package func rounded(_ path: Path) -> Path {
    let contours = Self.contours(of: path)
    let area = contours.reduce(0) { $0 + Self.area($1) }
    var result = Path()
    for contour in contours { add(contour, isClockwise: area > 0, to: &result) }
    return result
  }

  /// A cubic from one corner or joint to the next.
  private struct Segment {
    var a: Vector
    var b: Vector
    var c: Vector
    var d: Vector

    static func line(_ from: Vector, _ to: Vector) -> Segment {
      let way = to - from
      return Segment(a: from, b: from + way * (1.0 / 3), c: to - way * (1.0 / 3), d: to)
    }
    func point(_ t: Double) -> Vector { split(t).0.d }
    func split(_ t: Double) -> (Segment, Segment) {
      func mix(_ p: Vector, _ q: Vector) -> Vector { p + (q - p) * t }
      let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
      let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
      let middle = mix(abc, bcd)
      return (
        Segment(a: a, b: ab, c: abc, d: middle), Segment(a: middle, b: bcd, c: cd, d: d)
      )
    }
    var length: Double { (d - a).length }
    var startDirection: Vector { ([b, c, d].first { ($0 - a).length > 1e-9 } ?? d) - a }
    var endDirection: Vector { d - ([c, b, a].first { (d - $0).length > 1e-9 } ?? a) }
    /// Where the chord from the start, or back from the end, is as long as a distance.
    func parameter(at distance: Double, fromStart: Bool) -> Double {
      var (low, high): (Double, Double) = (0, 1)
      for _ in 0..<24 {
        let t = (low + high) / 2
        let p = point(fromStart ? t : 1 - t)
        if ((fromStart ? a : d) - p).length < distance { low = t } else { high = t }
      }
      return fromStart ? low : 1 - low
    }
  }

  private static func contours(of path: Path) -> [[Segment]] {
    var contours: [[Segment]] = []
    var current: [Segment] = []
    var (start, pen) = (Vector(), Vector())
    func finish() {
      if (pen - start).length > 1e-9 { current.append(.line(pen, start)) }
      if !current.isEmpty { contours.append(current) }
      current = []
    }
    path.forEach { element in
      switch element {
      case .move(let end):
        finish()
        pen = Vector(end)
        start = pen
      case .line(let end):
        let to = Vector(end)
        if (to - pen).length > 1e-9 { current.append(.line(pen, to)) }
        pen = to
      case .quadCurve(let end, let middle):
        let (to, control) = (Vector(end), Vector(middle))
        current.append(
          Segment(
            a: pen, b: pen + (control - pen) * (2.0 / 3), c: to + (control - to) * (2.0 / 3),
            d: to))
        pen = to
      case .curve(let end, let control1, let control2):
        current.append(
          Segment(a: pen, b: Vector(control1), c: Vector(control2), d: Vector(end)))
        pen = Vector(end)
      case .closeSubpath:
        finish()
        pen = start
      }
    }
    finish()
    return contours
  }

  /// Twice the area inside; above 0 where the contour turns with the clock, y down.
  private static func area(_ contour: [Segment]) -> Double {
    contour.reduce(0) { sum, segment in
      let points = [segment.a, segment.b, segment.c, segment.d]
      return sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) }
    }
  }

  private func add(_ contour: [Segment], isClockwise: Bool, to path: inout Path) {
    let count = contour.count
    /// Whether the joint after a segment points out of the ink.
    let corners = contour.indices.map { index -> Bool in
      let (one, two) = (contour[index].endDirection, contour[(index + 1) % count].startDirection)
      let scale = one.length * two.length
      guard scale > 0, one.dot(two) / scale < Self.leastTurn else { return false }
      return (one.cross(two) > 0) == isClockwise
    }
    /// How far from each joint its arc begins.
    let cuts = contour.indices.map { index -> Double in
      guard corners[index] else { return 0 }
      let (here, next) = (contour[index], contour[(index + 1) % count])
      let before = corners[(index + count - 1) % count] ? here.length / 2 : here.length * 0.9
      let after = corners[(index + 1) % count] ? next.length / 2 : next.length * 0.9
      return min(limit, before, after)
    }
    var isFirst = true
    for (index, segment) in contour.enumerated() {
      let (first, last) = (cuts[(index + count - 1) % count], cuts[index])
      var rest = segment
      if last > 0 { rest = rest.split(rest.parameter(at: last, fromStart: false)).0 }
      if first > 0, rest.length > 1e-6 {
        rest = rest.split(rest.parameter(at: min(first, rest.length), fromStart: true)).1
      }
      if isFirst {
        path.move(to: rest.a.point)
      }
      isFirst = false
      if rest.length > 1e-6 {
        path.addCurve(to: rest.d.point, control1: rest.b.point, control2: rest.c.point)
      }
      guard last > 0 else { continue }
      let next = contour[(index + 1) % count]
      let end = next.point(next.parameter(at: last, fromStart: true))
      addArc(from: rest.d, segment.endDirection, to: end, next.startDirection, to: &path)
    }
    path.closeSubpath()
  }

  /// A curve that leaves in one direction and arrives in another, as near to an arc as a cubic is.
  private func addArc(
    from start: Vector, _ one: Vector, to end: Vector, _ two: Vector, to path: inout Path
  ) {
    let (u, v) = (one * (1 / one.length), two * (1 / two.length))
    // Half angles by roots: cos(θ/2) and tan(θ/4) of the turn θ.
    let half = (max(0, (1 + u.dot(v)) / 2)).squareRoot()
    let sine = max(1e-6, (1 - half * half).squareRoot())
    let handle = (4.0 / 3) * ((1 - half) / sine) * (end - start).length / (2 * sine)
    path.addCurve(
      to: end.point, control1: (start + u * handle).point, control2: (end - v * handle).point)
  }
}

extension Vector {
  fileprivate init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  fileprivate var point: CGPoint { CGPoint(x: x, y: y) }
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  fileprivate func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}
