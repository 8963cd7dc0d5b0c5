import Foundation
import Geometry
import Testing

@Suite("Path arcs") struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 3, y: -2), radius: 10, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test(
    "cover the angle between their ends in the direction of the flag",
    arguments: [
      (0.0, 90.0, false, 90.0), (0, 90, true, 270), (90, 0, false, 270), (90, 0, true, 90),
      (-90, 270, false, 360), (0, 360, true, 360), (0, 720, false, 360), (30, 75, false, 45),
      (10, 10, false, 0), (-90, 90, true, 180), (350, 370, false, 20),
    ])
  func length(start: Double, end: Double, clockwise: Bool, degrees: Double) {
    let wanted = 10 * degrees * .pi / 180
    // A cubic quarter circle strays from the circle by 0.027 % of the radius.
    #expect(abs(arc(start, end, clockwise: clockwise).length - wanted) <= wanted * 3e-4)
  }

  @Test("without the flag go clockwise on screen, through the lower right first")
  func direction() {
    let first = arc(0, 90, clockwise: false).trimmedPath(from: 0, to: 0.5)
    #expect((first.currentPoint?.y ?? 0) > 0)
    let other = arc(0, 90, clockwise: true).trimmedPath(from: 0, to: 0.1)
    #expect((other.currentPoint?.y ?? 0) < -2)
  }

  @Test("end exactly on the axes for quarter turns", arguments: [90.0, 180, 270, 360])
  func quarters(degrees: Double) {
    let end = arc(0, degrees, clockwise: false).currentPoint
    let points = [
      90.0: CGPoint(x: 3, y: 8), 180: CGPoint(x: -7, y: -2), 270: CGPoint(x: 3, y: -12),
      360: CGPoint(x: 13, y: -2),
    ]
    #expect(end == points[degrees])
  }

  @Test("join the current point with a line")
  func join() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    #expect(path.elements[1] == .line(to: CGPoint(x: 25, y: 0)))
  }

  @Test("given by a signed angle may turn either way", arguments: [90.0, -90, 450, -30])
  func relative(delta: Double) {
    let path = Path {
      $0.addRelativeArc(
        center: .zero, radius: 2, startAngle: .degrees(10), delta: .degrees(delta))
    }
    let wanted = 2 * abs(delta) * .pi / 180
    #expect(abs(path.length - wanted) <= wanted * 3e-4)
    let last = path.currentPoint ?? .zero
    let angle = (10 + delta) * .pi / 180
    #expect(abs(last.x - 2 * cos(angle)) < 1e-12 && abs(last.y - 2 * sin(angle)) < 1e-12)
  }

  @Test(
    "given by tangents touch both legs",
    arguments: [
      CGPoint(x: 10, y: 10), CGPoint(x: 10, y: -10), CGPoint(x: 3, y: 8), CGPoint(x: 18, y: -3),
    ])
  func tangent(end: CGPoint) {
    var path = Path()
    path.move(to: .zero)
    let corner = CGPoint(x: 10, y: 0)
    path.addArc(tangent1End: corner, tangent2End: end, radius: 2)
    let legLength = hypot(end.x - corner.x, end.y - corner.y)
    let dot = -(end.x - corner.x) / legLength
    let reach = 2 / tan(acos(dot) / 2)
    let touch = CGPoint(
      x: corner.x + (end.x - corner.x) / legLength * reach, y: end.y / legLength * reach)
    let legEnd = path.contours[0].segments[0].end
    #expect(hypot(legEnd.x - (10 - reach), legEnd.y) < 1e-9)
    let last = path.currentPoint ?? .zero
    #expect(hypot(last.x - touch.x, last.y - touch.y) < 1e-9)
    // The arc spans the supplement of the corner's angle.
    let arcLength = path.length - (10 - reach)
    #expect(abs(arcLength - 2 * (.pi - acos(dot))) < 2e-3)
  }

  @Test("given by tangents on one line become a line")
  func straight() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(path.description == "0 0 m 5 0 l")
  }
}
