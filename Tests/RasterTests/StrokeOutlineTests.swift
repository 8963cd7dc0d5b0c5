import Display
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Outlines of strokes") struct StrokeOutlineTests {
  typealias Point = SIMD2<Double>

  /// A cubic curve by its ends and control points.
  struct Curve {
    let points: [Point]

    func point(_ t: Double) -> Point {
      let s = 1 - t
      let (a, b) = (points[0] * (s * s * s), points[1] * (3 * s * s * t))
      return a + b + points[2] * (3 * s * t * t) + points[3] * (t * t * t)
    }

    var path: Path {
      let corners = points.map { CGPoint(x: $0.x, y: $0.y) }
      return Path {
        $0.move(to: corners[0])
        $0.addCurve(to: corners[3], control1: corners[1], control2: corners[2])
      }
    }

    /// So many straight pieces that they are the curve.
    var line: [Point] { (0...2_000).map { point(Double($0) / 2_000) } }
  }

  enum Kind: CaseIterable {
    case wide, tight, hairpin, straight, cusp
  }

  private static func curve(_ kind: Kind, using generator: inout SeededGenerator) -> Curve {
    func number(_ low: Double, _ high: Double) -> Double {
      .random(in: low...high, using: &generator)
    }
    func point(_ size: Double) -> Point { Point(number(0, size), number(0, size)) }
    switch kind {
    case .wide: return Curve(points: (0..<4).map { _ in point(200) })
    case .tight: return Curve(points: (0..<4).map { _ in point(30) })
    case .hairpin, .straight:
      let (start, way) = (point(100), Point(number(-1, 1), number(-1, 1)))
      let lean = Point(-way.y, way.x) * (kind == .straight ? 0 : number(0, 0.02))
      return Curve(points: [
        start, start + way * number(-200, 200) + lean, start + way * number(-200, 200),
        start + way * number(-50, 50) - lean,
      ])
    case .cusp:
      let (width, height, share) = (number(20, 80), number(20, 80), number(-0.02, 0.02))
      return Curve(points: [
        Point(0, 0), Point(width * (1 + share), height), Point(-width * share, height),
        Point(width, 0),
      ])
    }
  }

  private func distance(_ point: Point, to line: [Point]) -> Double {
    var least = Double.infinity
    for (start, end) in zip(line, line.dropFirst()) {
      let (way, from) = (end - start, point - start)
      let square = way.x * way.x + way.y * way.y
      let share = square > 0 ? (from.x * way.x + from.y * way.y) / square : 0
      let rest = from - way * max(0, min(1, share))
      least = min(least, rest.x * rest.x + rest.y * rest.y)
    }
    return least.squareRoot()
  }

  private func winding(of outline: Polylines, around point: Point) -> Int {
    var turns = 0
    for contour in outline.contours {
      var before = outline.points[contour.range.upperBound - 1]
      for index in contour.range {
        let next = outline.points[index]
        if (before.y <= point.y) != (next.y <= point.y) {
          let share = (point.y - before.y) / (next.y - before.y)
          if before.x + (next.x - before.x) * share > point.x {
            turns += before.y < next.y ? 1 : -1
          }
        }
        before = next
      }
    }
    return turns
  }

  /// Near a tip that turns back within a pixel, a join and a piece may be off together.
  private static func allowed(_ kind: Kind) -> Double {
    kind == .hairpin ? 0.04 : 1.15 * Renderer.strokeTolerance
  }

  @Test("of round pens are as far from the curve as half the width", arguments: Kind.allCases)
  func distances(kind: Kind) {
    for seed in 0..<30 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let curve = Self.curve(kind, using: &generator)
      let half = Transcendentals.exp(.random(in: -1.4...3, using: &generator))
      let style = StrokeStyle(lineWidth: 2 * half, lineCap: .round, lineJoin: .round)
      let outline = curve.path.strokeOutline(style, tolerance: Renderer.strokeTolerance)
      let line = curve.line
      var farthest = 0.0
      for contour in outline.contours {
        var before = outline.points[contour.range.upperBound - 1]
        for index in contour.range {
          let next = outline.points[index]
          for share in [0.25, 0.5, 0.75, 1] {
            farthest = max(farthest, distance(before + (next - before) * share, to: line))
          }
          before = next
        }
      }
      #expect(farthest - half <= Self.allowed(kind), "seed \(seed)")
      // What is nearer than that lies inside.
      let near = half - Self.allowed(kind)
      for index in 0..<200 where near > 0 {
        let t = Double(index) / 199
        let way = curve.point(min(1, t + 1e-5)) - curve.point(max(0, t - 1e-5))
        let size = (way.x * way.x + way.y * way.y).squareRoot()
        guard size > 0 else { continue }
        let normal = Point(-way.y, way.x) * (near / size)
        for side in [normal, -normal] {
          #expect(winding(of: outline, around: curve.point(t) + side) != 0, "seed \(seed) at \(t)")
        }
      }
    }
  }

  @Test("of closed curves have neither too much nor too little area", arguments: [3.0, 20, 90])
  func rings(radius: Double) {
    let box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    let outline = Path(ellipseIn: box).strokeOutline(
      StrokeStyle(lineWidth: 4), tolerance: Renderer.strokeTolerance)
    var area = 0.0
    for contour in outline.contours {
      var before = outline.points[contour.range.upperBound - 1]
      for index in contour.range {
        let next = outline.points[index]
        area += (before.x * next.y - next.x * before.y) / 2
        before = next
      }
    }
    // Within a fifth of the tolerance along both rims.
    let rims = 2 * .pi * 2 * radius
    #expect(abs(abs(area) - rims * 2) < rims * Renderer.strokeTolerance / 5)
  }

  @Test("cut into dashes keep to the curve's length", arguments: [4.0, 25, 120])
  func dashes(radius: Double) {
    let box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    let path = Path(ellipseIn: box)
    // The curves of an ellipse are a little longer than those of a circle.
    let step = Double(path.length) / 24
    let outline = path.strokeOutline(
      StrokeStyle(lineWidth: 1, dash: [step / 3, step * 2 / 3]), tolerance: 0.02)
    #expect(outline.contours.count == 24)
    for contour in outline.contours {
      // A dash begins with the two corners of its cap.
      let first = contour.range.lowerBound
      let start = (outline.points[first] + outline.points[first + 1]) / 2
      let angle = Transcendentals.atan2(start.y, start.x) / (2 * .pi) * 24
      #expect(abs(angle - angle.rounded()) * step < 0.012 + 2e-4 * radius)
    }
  }

  @Test("give the same edges in one go as by way of moved points", arguments: 0..<20)
  func edges(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func part() -> CGFloat { .random(in: -2...2, using: &generator) }
    let curve = Self.curve(.tight, using: &generator)
    let outline = curve.path.strokeOutline(
      StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2]), tolerance: 0.02)
    let map = CGAffineTransform(
      a: part(), b: part(), c: part(), d: part(), tx: part() * 99, ty: part() * 99)
    let moved = FixedLines(outline.projected(by: ProjectionTransform(map)))
    let pool = EdgePool()
    let lines = pool.lines(of: outline, under: map)
    #expect(lines.map(Array.init) == Array(moved))
    #expect(lines?.low == moved.low && lines?.high == moved.high)
    let far = CGAffineTransform(translationX: 40_000, y: 0)
    #expect(pool.lines(of: outline, under: far) == nil)
    #expect(pool.lines(of: outline, under: CGAffineTransform(translationX: .nan, y: 0)) == nil)
  }
}
