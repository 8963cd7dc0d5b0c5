import Foundation
import Geometry
import Testing

@Suite("Cutting paths") struct PathCuttingTests {
  /// The signed area inside a path of straight pieces, by the shoelace formula.
  private func area(_ path: Path) -> Double {
    var total = 0.0
    for contour in path.contours {
      var points = [contour.start] + contour.segments.map(\.end)
      points.append(contour.start)
      for (a, b) in zip(points, points.dropFirst()) { total += a.x * b.y - b.x * a.y }
    }
    return total / 2
  }
  private func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
  }
  private func box(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
    Path(CGRect(x: x, y: y, width: w, height: h))
  }

  @Test("rectangles have the areas of arithmetic")
  func rectangles() {
    let (a, b) = (box(0, 0, 10, 8), box(6, 5, 10, 8))
    #expect(abs(area(a.intersection(b)) - 12) < 1e-4)
    #expect(abs(area(a.union(b)) - 148) < 1e-4)
    #expect(abs(area(a.subtracting(b)) - 68) < 1e-4)
    #expect(abs(area(a.symmetricDifference(b)) - 136) < 1e-4)
    #expect(a.intersection(box(20, 20, 3, 3)).isEmpty)
    #expect(a.subtracting(box(-1, -1, 30, 30)).isEmpty)
    #expect(abs(area(a.union(a)) - 80) < 1e-4)
    #expect(abs(area(a.union(box(10, 0, 5, 8))) - 120) < 1e-4)
  }

  @Test("circles have the areas of their lens", arguments: [0.01, 1, 40, 900])
  func circles(scale: Double) {
    // Two unit circles a unit apart share 2π/3 − √3/2.
    let (a, b) = (circle(0, 0, scale), circle(scale, 0, scale))
    let lens = 2 * Double.pi / 3 - 3.0.squareRoot() / 2
    let (unit, slack) = (scale * scale, 2e-3)
    #expect(abs(area(a.intersection(b)) / unit - lens) < slack)
    #expect(abs(area(a.union(b)) / unit - (2 * .pi - lens)) < slack)
    #expect(abs(area(a.subtracting(b)) / unit - (.pi - lens)) < slack)
    #expect(abs(area(a.symmetricDifference(b)) / unit - 2 * (.pi - lens)) < slack)
  }

  @Test("areas of random outlines add up", arguments: 0..<40)
  func inclusion(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / 167_772.16
    }
    func outline() -> Path {
      Path { path in
        path.move(to: CGPoint(x: number(), y: number()))
        for _ in 0..<7 { path.addLine(to: CGPoint(x: number(), y: number())) }
        path.closeSubpath()
      }
    }
    for eoFill in [false, true] {
      let (a, b) = (outline(), outline())
      let both = area(a.intersection(b, eoFill: eoFill))
      let (one, two) = (
        area(a.normalized(eoFill: eoFill)), area(b.normalized(eoFill: eoFill))
      )
      #expect(abs(area(a.union(b, eoFill: eoFill)) - (one + two - both)) < 1e-3)
      #expect(abs(area(a.subtracting(b, eoFill: eoFill)) - (one - both)) < 1e-3)
      #expect(
        abs(area(a.symmetricDifference(b, eoFill: eoFill)) - (one + two - 2 * both)) < 1e-3)
      // A result has no overlaps: both rules agree on it, and cutting it again changes nothing.
      let clean = a.normalized(eoFill: eoFill)
      #expect(abs(area(clean.normalized(eoFill: !eoFill)) - one) < 1e-3)
    }
  }

  @Test("a star by the even-odd rule has a hole, by the other none")
  func star() {
    let star = Path { path in
      for index in 0..<5 {
        let angle = Angle.degrees(Double(index) * 144 - 90)
        let point = CGPoint(x: 50 + 40 * cos(angle.radians), y: 50 + 40 * sin(angle.radians))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    #expect(!star.normalized().contains(CGPoint(x: 50, y: 50)))
    #expect(star.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50)))
    #expect(star.normalized(eoFill: false).contours.count == 1)
  }

  @Test("lines are cut at the border")
  func lines() {
    let line = Path {
      $0.move(to: CGPoint(x: -10, y: 5))
      $0.addLine(to: CGPoint(x: 30, y: 5))
    }
    let hole = box(0, 0, 10, 10)
    #expect(abs(line.lineIntersection(hole).length - 10) < 1e-9)
    #expect(abs(line.lineSubtraction(hole).length - 30) < 1e-9)
    #expect(line.lineSubtraction(hole).contours.count == 2)
    let ring = circle(5, 5, 20)
    #expect(ring.lineIntersection(hole).isEmpty)
    #expect(abs(hole.lineIntersection(ring).length - 40) < 1e-6)
  }

  @Test("extreme and empty paths are cut without a trap")
  func extremes() {
    let far = box(-1e30, -1e30, 2e30, 2e30)
    #expect(!far.intersection(box(0, 0, 10, 10)).isEmpty)
    #expect(Path().union(Path()).isEmpty)
    #expect(abs(area(Path().union(box(0, 0, 2, 2))) - 4) < 1e-6)
    let odd = Path {
      $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
      $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
      $0.addLine(to: CGPoint(x: 1, y: 1))
    }
    _ = odd.subtracting(far)
    _ = odd.lineIntersection(far)
  }
}
