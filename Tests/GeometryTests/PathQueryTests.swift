import Foundation
import Geometry
import Testing

@Suite("Questions to a path") struct PathQueryTests {
  @Test("the bounds are of the curve, not of its control points")
  func bounds() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    // A parabola's top is half as high as its control point.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    }
    #expect(cubic.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test("an empty path has null bounds and no current point")
  func empty() {
    #expect(Path().boundingRect.isNull)
    #expect(Path().currentPoint == nil)
    #expect(Path().isEmpty)
  }

  @Test("a closed contour's current point is its beginning")
  func currentPoint() {
    #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("the inside of two nested rectangles depends on the rule")
  func evenOdd() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("points of a grid are inside an ellipse exactly where its equation says")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: -8, y: -5, width: 16, height: 10))
    for x in stride(from: -9.5, through: 9.5, by: 0.5) {
      for y in stride(from: -5.5, through: 5.5, by: 0.5) {
        let radius = x * x / 64 + y * y / 25
        // The cubics stray from the ellipse by 0.03 %.
        guard abs(radius - 1) > 0.002 else { continue }
        #expect(path.contains(CGPoint(x: x, y: y)) == (radius < 1), "\(x), \(y)")
      }
    }
  }

  @Test("the text form can be read back")
  func text() throws {
    var path = Path(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 9), cornerRadius: 2)
    path.addQuadCurve(to: CGPoint(x: 1.5, y: -2), control: CGPoint(x: 1e-7, y: 3e10))
    let copy = try #require(Path(path.description))
    #expect(copy == path)
    #expect(Path("0 0 m 4 0 l 4 4 l h")?.description == "0 0 m 4 0 l 4 4 l h")
  }

  @Test("text that is no path is refused", arguments: ["0 m", "1 2 x", "1 2", "1 2 3 4 5 c"])
  func badText(text: String) { #expect(Path(text) == nil) }

  @Test("a moved path keeps its length")
  func offset() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 6))
    let moved = path.offsetBy(dx: 100, dy: -3)
    #expect(abs(moved.length - path.length) < 1e-9)
    #expect(moved.boundingRect == CGRect(x: 100, y: -3, width: 8, height: 6))
  }
}
