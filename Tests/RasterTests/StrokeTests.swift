import Display
import Geometry
import TestSupport
import Testing

@Suite("Strokes") struct StrokeTests {
  private func area(_ path: Path, _ style: StrokeStyle) -> Double {
    displayed(
      [DisplayItem(.stroke(path, style, antialiased: true, .solid(.black)))], width: 80, height: 80
    ).coveredArea
  }

  private let line = Path { path in
    path.move(to: CGPoint(x: 12.3, y: 20.7))
    path.addLine(to: CGPoint(x: 42.3, y: 60.7))
  }

  @Test("cover length times width", arguments: [0.05, 0.3, 1, 4, 9])
  func straight(width: Double) {
    #expect(abs(area(line, StrokeStyle(lineWidth: width)) - 50 * width) < 0.3 + 0.02 * width)
  }

  @Test("add half a square or half a disc at each end", arguments: [2.0, 7])
  func caps(width: Double) {
    let square = area(line, StrokeStyle(lineWidth: width, lineCap: .square))
    #expect(abs(square - (50 + width) * width) < 0.5)
    let round = area(line, StrokeStyle(lineWidth: width, lineCap: .round))
    #expect(abs(round - (50 * width + .pi * width * width / 4)) < .pi * width * 0.03 + 0.1)
  }

  /// Two legs of 20 at a right angle, 6 wide.
  private func corner(_ join: CGLineJoin, limit: CGFloat = 10) -> Double {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 40))
      path.addLine(to: CGPoint(x: 30, y: 40))
      path.addLine(to: CGPoint(x: 30, y: 20))
    }
    return area(path, StrokeStyle(lineWidth: 6, lineJoin: join, miterLimit: limit))
  }

  @Test("join by a corner, a bevel or an arc")
  func joins() {
    // The legs overlap in a quarter of 3 × 3 less than their sum.
    let legs = 2.0 * 20 * 6 - 9
    #expect(abs(corner(.miter) - (legs + 9)) < 0.3)
    #expect(abs(corner(.bevel) - (legs + 4.5)) < 0.3)
    #expect(abs(corner(.round) - (legs + .pi * 9 / 4)) < 0.3)
    // A right angle's miter is √2 widths long.
    #expect(abs(corner(.miter, limit: 1.41) - corner(.bevel)) < 0.01)
    #expect(abs(corner(.miter, limit: 1.42) - corner(.miter)) < 0.01)
  }

  @Test("of a closed path have no ends")
  func closed() {
    let frame = Path(CGRect(x: 10, y: 10, width: 30, height: 20))
    #expect(area(frame, StrokeStyle(lineWidth: 4, lineCap: .square)) == 34 * 24 - 26 * 16)
    let circle = Path(ellipseIn: CGRect(x: 12, y: 12, width: 40, height: 40))
    let ring = .pi * (22.0 * 22 - 18 * 18)
    #expect(abs(area(circle, StrokeStyle(lineWidth: 4)) - ring) < 0.8)
  }

  @Test("of a point are a disc or a square, and nothing with butt caps")
  func points() {
    let point = Path { path in
      path.move(to: CGPoint(x: 30, y: 30))
      path.addLine(to: CGPoint(x: 30, y: 30))
    }
    #expect(area(point, StrokeStyle(lineWidth: 10)) == 0)
    #expect(area(point, StrokeStyle(lineWidth: 10, lineCap: .square)) == 100)
    #expect(
      abs(area(point, StrokeStyle(lineWidth: 10, lineCap: .round)) - .pi * 25) < .pi * 10 * 0.03)
    let lone = Path { $0.move(to: CGPoint(x: 30, y: 30)) }
    #expect(area(lone, StrokeStyle(lineWidth: 10, lineCap: .round)) == 0)
  }

  private let row = Path { path in
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 22, y: 2))
  }

  private func picture(_ style: StrokeStyle) -> String {
    let drawn = displayed(
      [DisplayItem(.stroke(row, style, antialiased: true, .solid(.black)))], width: 24, height: 3)
    return String(drawn.ascii.split(separator: "\n")[1])
  }

  @Test("are cut into dashes")
  func dashes() {
    #expect(picture(StrokeStyle(lineWidth: 2, dash: [4, 2])) == "..####..####..####..##..")
    // A phase begins inside the pattern, a negative one before it.
    #expect(
      picture(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 3)) == "..#..####..####..####...")
    #expect(
      picture(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: -2)) == "....####..####..####....")
    // An odd pattern swaps dashes and gaps each time round.
    #expect(picture(StrokeStyle(lineWidth: 2, dash: [3])) == "..###...###...###...##..")
    #expect(picture(StrokeStyle(lineWidth: 2, dash: [3, 1, 2])) == "..###.##...#..###.##....")
    // Caps belong to each dash.
    #expect(
      picture(StrokeStyle(lineWidth: 2, lineCap: .square, dash: [2, 6]))
        == ".####....####....####...")
  }

  @Test("draw dashes of no length as dots, none at the very end")
  func dots() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .square, dash: [0, 5])
    #expect(picture(style) == ".##...##...##...##......")
  }

  @Test(
    "are solid where the pattern says nothing",
    arguments: [[0, 0], [-1, 2], [CGFloat.nan], [CGFloat.infinity, 1]])
  func emptyPatterns(dash: [CGFloat]) {
    #expect(
      area(line, StrokeStyle(lineWidth: 2, dash: dash)) == area(line, StrokeStyle(lineWidth: 2)))
  }

  @Test("draw nothing without a width", arguments: [0, -3, CGFloat.nan])
  func noWidth(width: CGFloat) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test("are stretched by the transform with the path")
  func stretched() {
    let drawn = displayed(
      [
        DisplayItem(
          .stroke(row, StrokeStyle(lineWidth: 2), antialiased: true, .solid(.black)),
          transform: ProjectionTransform(CGAffineTransform(scaleX: 1, y: 4)))
      ], width: 24, height: 16)
    #expect(drawn.coveredArea == 20 * 8)
  }

  @Test("have the same outline as a path")
  func asPath() {
    let style = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)
    let drawn = displayed([.fill(line.strokedPath(style), .black)], width: 64, height: 64)
    #expect(abs(drawn.coveredArea - (250 + .pi * 25 / 4)) < 0.4)
  }
}
