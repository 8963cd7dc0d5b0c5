import Display
import Encoders
import Geometry
import Review
import Testing

@Suite("Drawings") struct DrawingTests {
  private let drawing = Drawing(
    size: CGSize(width: 20, height: 10),
    elements: [
      .rect(CGRect(x: 0, y: 0, width: 20, height: 10), fill: Ink.paper),
      .line(
        [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)], width: 2,
        color: DisplayColor(red: 1, green: 0, blue: 0)),
      .text("a<b", at: CGPoint(x: 1, y: 9), size: 8, color: Ink.text),
    ])

  @Test("become SVG with words kept safe")
  func svg() {
    #expect(drawing.svg.contains("<polyline points=\"0,5 20,5\""))
    #expect(drawing.svg.contains("stroke=\"#ff0000\""))
    #expect(drawing.svg.contains(">a&lt;b</text>"))
  }

  @Test("become pixels at a scale")
  func pixels() {
    let picture = drawing.pixels(scale: 2)
    #expect(picture.size.width == 40)
    let bytes = picture.rgba()
    let middle = (10 * 40 + 38) * 4
    #expect(Array(bytes[middle..<middle + 4]) == [255, 0, 0, 255])
    #expect(Array(bytes[0..<4]) == [255, 255, 255, 255])
  }

  @Test("plot a value over its time from corner to corner")
  func plot() throws {
    let panel = MotionPlot.Panel(
      title: "Card: x", times: [0, 1], values: [0, 10], velocities: [10, 10])
    let plot = MotionPlot(title: "Film", panels: [panel]).drawing
    let curve = plot.elements.compactMap { element -> [CGPoint]? in
      guard case .line(let points, 2, Ink.value, _) = element else { return nil }
      return points
    }
    let points = try #require(curve.first)
    #expect(points[0].x < points[1].x)
    #expect(points[0].y - points[1].y == 120)
  }
}
