import Foundation
import Geometry
import Testing

@Suite("Trimming") struct PathTrimTests {
  private static let paths: [Path] = [
    Path(CGRect(x: 0, y: 0, width: 30, height: 10)),
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 40)),
    Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 50), cornerRadius: 12),
    Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 150, y: 90),
        control2: CGPoint(x: -50, y: 90))
      $0.addQuadCurve(to: CGPoint(x: 50, y: 50), control: CGPoint(x: 200, y: -30))
      $0.move(to: CGPoint(x: 7, y: 7))
      $0.addLine(to: CGPoint(x: 90, y: 8))
    },
  ]

  @Test(
    "keeps the asked share of the length", arguments: 0..<4,
    [(0.0, 0.25), (0.1, 0.9), (0.3, 0.3001), (0.75, 1.0), (0.5, 0.55)])
  func share(index: Int, part: (from: Double, to: Double)) {
    let path = PathTrimTests.paths[index]
    let trimmed = path.trimmedPath(from: part.from, to: part.to)
    #expect(abs(trimmed.length - path.length * (part.to - part.from)) < path.length * 1e-6)
  }

  @Test("meets at the cut from both sides", arguments: 0..<4, [0.2, 0.5, 0.83])
  func meeting(index: Int, cut: Double) throws {
    let path = PathTrimTests.paths[index]
    let before = try #require(path.trimmedPath(from: 0, to: cut).currentPoint)
    let after = try #require(path.trimmedPath(from: cut, to: 1).contours.first).start
    #expect(hypot(before.x - after.x, before.y - after.y) < 1e-6)
  }

  @Test("of everything changes nothing, beyond the ends is cut to them")
  func everything() {
    let path = PathTrimTests.paths[2]
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -3, to: 4) == path)
  }

  @Test("is empty when the end is not after the beginning", arguments: [(0.5, 0.5), (0.7, 0.2)])
  func nothing(from: Double, to: Double) {
    #expect(PathTrimTests.paths[1].trimmedPath(from: from, to: to).isEmpty)
  }

  @Test("of the first quarter of a circle is its lower right quarter")
  func circle() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect(quarter.contours.first?.start == CGPoint(x: 2, y: 1))
    let end = quarter.currentPoint ?? .zero
    #expect(hypot(end.x - 1, end.y - 2) < 1e-9)
  }

  @Test("leaves a contour that is wholly inside closed, and opens a cut one")
  func closing() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let contours = path.trimmedPath(from: 0, to: 0.75).contours
    #expect(contours.map(\.isClosed) == [true, false])
  }
}
