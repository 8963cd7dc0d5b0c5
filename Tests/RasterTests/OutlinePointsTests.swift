import Geometry
import Raster
import TestSupport
import Testing

@Suite("Points of outlines") struct OutlinePointsTests {
  private static func path(using generator: inout SeededGenerator) -> Path {
    var path = Path()
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: -50...150, using: &generator), y: .random(in: -50...150, using: &generator))
    }
    path.move(to: point())
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      switch Int.random(in: 0...7, using: &generator) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2, 3: path.addLine(to: point())
      case 4: path.addQuadCurve(to: point(), control: point())
      default: path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    return path
  }

  private static func sorted(_ lines: FixedLines) -> [[Int32]] {
    lines.map { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] }.sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }

  @Test("are those of the flattened path, wherever they are connected", arguments: 0..<80)
  func edges(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = Self.path(using: &generator)
    func part() -> CGFloat { .random(in: -2...2, using: &generator) }
    var map = CGAffineTransform(a: part(), b: part(), c: part(), d: part(), tx: 0, ty: 0)
    let points = OutlinePoints()
    #expect(points.draw(path, under: map))
    // Whole numbers, so that moving before flattening rounds like moving after it.
    let offset = SIMD2(
      Double(Int.random(in: -300...300, using: &generator)),
      Double(Int.random(in: -300...300, using: &generator)))
    (map.tx, map.ty) = (offset.x, offset.y)
    let flattened = path.flattened(under: map, tolerance: Renderer.flatteningTolerance)
    let wanted = FixedLines(flattened)
    for isWide in [false, Kernel.isWide] {
      let lines = points.connect(offset: offset, in: EdgePool(), isWide: isWide)
      #expect(Self.sorted(lines) == Self.sorted(wanted))
      #expect(lines.low == wanted.low && lines.high == wanted.high)
    }
  }

  @Test("are left to the careful way where coordinates are far or none")
  func careful() {
    let points = OutlinePoints()
    for bad in [CGFloat.nan, .infinity, 1e9] {
      var path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
      path.addLine(to: CGPoint(x: 1, y: bad))
      #expect(!points.draw(path, under: .identity))
    }
    var path = Path()
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(!points.draw(path, under: .identity))
  }
}
