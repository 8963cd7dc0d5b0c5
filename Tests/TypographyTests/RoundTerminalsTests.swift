import Display
import Geometry
import Testing
import Typography

@Suite("Round ends of strokes") struct RoundTerminalsTests {
  private func bar(_ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: 10, y: -height, width: width, height: height))
  }

  /// The area inside, by points on the curves.
  private func area(_ path: Path) -> Double {
    var (sum, pen, start) = (0.0, CGPoint.zero, CGPoint.zero)
    func add(_ to: CGPoint) {
      sum += Double(pen.x * to.y - pen.y * to.x) / 2
      pen = to
    }
    path.forEach { element in
      switch element {
      case .move(let to): (pen, start) = (to, to)
      case .line(let to): add(to)
      case .quadCurve, .closeSubpath: add(start)
      case .curve(let to, let b, let c):
        let a = pen
        for step in 1...100 {
          let t = CGFloat(step) / 100
          let (u, v) = ((1 - t) * (1 - t), t * t)
          add(
            CGPoint(
              x: u * (1 - t) * a.x + 3 * u * t * b.x + 3 * (1 - t) * v * c.x + v * t * to.x,
              y: u * (1 - t) * a.y + 3 * u * t * b.y + 3 * (1 - t) * v * c.y + v * t * to.y))
        }
      }
    }
    return abs(sum)
  }

  @Test("a bar ends in half circles as wide as it is")
  func bars() {
    let round = RoundTerminals(unitsPerEm: 1000).rounded(bar(100, 700))
    // Two half circles of radius 50 in place of two ends of 100 × 50.
    let wanted = 100 * 700 - (4 - Double.pi) * 50 * 50
    #expect(abs(area(round) - wanted) < 0.001 * wanted)
    #expect(abs(round.boundingRect.height - 700) < 1e-6)
    #expect(abs(round.boundingRect.width - 100) < 1e-6)
  }

  @Test("a wide bar keeps a straight piece between its arcs of a tenth of an em")
  func wide() {
    let round = RoundTerminals(unitsPerEm: 1000).rounded(bar(400, 700))
    let wanted = 400 * 700 - (4 - Double.pi) * 100 * 100
    #expect(abs(area(round) - wanted) < 0.001 * wanted)
  }

  @Test("an inner corner and the corners of a counter that point into the ink stay")
  func inner() {
    var path = bar(400, 700)
    // A hole runs the other way round.
    path.move(to: CGPoint(x: 110, y: -600))
    path.addLine(to: CGPoint(x: 110, y: -100))
    path.addLine(to: CGPoint(x: 310, y: -100))
    path.addLine(to: CGPoint(x: 310, y: -600))
    path.closeSubpath()
    let round = RoundTerminals(unitsPerEm: 1000).rounded(path)
    let wanted = 400 * 700 - 200 * 500 - (4 - Double.pi) * 100 * 100
    #expect(abs(area(round) - wanted) < 0.001 * wanted)
  }

  @Test("the rounded design has the advances of the plain one, and other outlines")
  func design() throws {
    var font = FontDescription(sizePoints: 40)
    let plain = Setting.lay([TextRun("Hill 14", font: font)])
    font.family = .rounded
    let round = Setting.lay([TextRun("Hill 14", font: font)])
    #expect(plain.size == round.size)
    let outlines = [plain, round].map { layout in
      layout.glyphs.flatMap { $0.outlines.map(\.outline.path) }
    }
    #expect(outlines[0].count == 6 && outlines[1].count == 6)
    #expect(zip(outlines[0], outlines[1]).allSatisfy { $0 != $1 })
  }
}
