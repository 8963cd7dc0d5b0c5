import Display
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Coverage") struct CoverageTests {
  private static let size = 48

  /// The area of a contour inside one pixel, signed by its direction.
  private func area(of contour: [SIMD2<Double>], inPixel x: Int, _ y: Int) -> Double {
    var polygon = contour
    let (left, top) = (Double(x), Double(y))
    let sides: [(SIMD2<Double>) -> Double] = [
      { $0.x - left }, { left + 1 - $0.x }, { $0.y - top }, { top + 1 - $0.y },
    ]
    for side in sides {
      var kept: [SIMD2<Double>] = []
      for (index, point) in polygon.enumerated() {
        let before = polygon[(index + polygon.count - 1) % polygon.count]
        let (a, b) = (side(before), side(point))
        if (a >= 0) != (b >= 0) { kept.append(before + (point - before) * (a / (a - b))) }
        if b >= 0 { kept.append(point) }
      }
      polygon = kept
    }
    var twice = 0.0
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      twice += point.x * next.y - next.x * point.y
    }
    return twice / 2
  }

  /// The greatest difference between drawn alpha and exact area, in steps of 1/255.
  private func worstError(_ outline: Polylines, drawn: DisplayedPixels) -> Double {
    var worst = 0.0
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let exact = outline.contours.reduce(0.0) {
          $0 + area(of: Array(outline.points[$1.range]), inPixel: x, y)
        }
        worst = max(worst, abs(Double(drawn.alpha(x, y)) - min(1, abs(exact)) * 255))
      }
    }
    return worst
  }

  @Test("of a triangle is its exact area in each pixel", arguments: 0..<40)
  func triangles(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    for index in 0..<3 {
      // Some corners lie outside the canvas.
      let point = CGPoint(
        x: .random(in: -20...68, using: &generator), y: .random(in: -20...68, using: &generator))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    let drawn = displayed([.fill(path, .black)], width: Self.size, height: Self.size)
    #expect(worstError(path.flattened(tolerance: 1), drawn: drawn) <= 1)
  }

  @Test("of a curved shape is the exact area of its flattened outline", arguments: 0..<10)
  func curves(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = Path(
      ellipseIn: CGRect(
        x: .random(in: -10...20, using: &generator), y: .random(in: -10...20, using: &generator),
        width: .random(in: 1...60, using: &generator),
        height: .random(in: 1...60, using: &generator)))
    let drawn = displayed([.fill(path, .black)], width: Self.size, height: Self.size)
    let outline = path.flattened(tolerance: Renderer.flatteningTolerance)
    #expect(worstError(outline, drawn: drawn) <= 1)
  }

  @Test("of a thin stroke is the exact area of its outline", arguments: [0.1, 0.5, 1, 3, 7.5])
  func strokes(width: Double) {
    var path = Path()
    path.move(to: CGPoint(x: 4.3, y: 8.1))
    path.addCurve(
      to: CGPoint(x: 44, y: 39.7), control1: CGPoint(x: 30, y: -10),
      control2: CGPoint(x: 10, y: 60))
    let style = StrokeStyle(lineWidth: width)
    let drawn = displayed(
      [DisplayItem(.stroke(path, style, antialiased: true, .solid(.black)))], width: Self.size,
      height: Self.size)
    let outline = path.strokeOutline(style, tolerance: Renderer.strokeTolerance)
    #expect(worstError(outline, drawn: drawn) <= 1)
  }

  @Test("of shapes that meet on pixel borders leaves no seam")
  func seamsOnBorders() {
    let items: [DisplayItem] = (0..<6).map { index in
      .fill(Path(CGRect(x: index * 4, y: 0, width: 4, height: 8)), .black)
    }
    let drawn = displayed(items, width: 24, height: 8, background: .white)
    #expect(drawn.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("of shapes that meet inside a pixel leaves exactly the source-over value")
  func seamsInside() {
    let items: [DisplayItem] = [
      .fill(Path(CGRect(x: 0, y: 0, width: 4.25, height: 4)), .black),
      .fill(Path(CGRect(x: 4.25, y: 0, width: 4, height: 4)), .black),
    ]
    let drawn = displayed(items, width: 9, height: 4, background: .white)
    // White shows through both: 0.75 · 0.25 of 255.
    #expect(abs(Double(drawn[4, 2].x) - 0.75 * 0.25 * 255) <= 1)
  }

  @Test("follows the winding rule asked for")
  func rules() {
    var path = Path(CGRect(x: 0, y: 0, width: 6, height: 6))
    path.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    let nonZero = displayed([.fill(path, .black)], width: 6, height: 6)
    #expect(nonZero.coveredArea == 36)
    let evenOdd = displayed(
      [.fill(path, .black, style: FillStyle(eoFill: true))], width: 6, height: 6)
    #expect(
      evenOdd.ascii == """
        ######
        ######
        ##..##
        ##..##
        ######
        ######
        """)
  }

  @Test("is all or nothing where smoothing is off")
  func hardEdges() {
    let path = Path(ellipseIn: CGRect(x: 0.3, y: 0.4, width: 18, height: 17))
    let drawn = displayed(
      [.fill(path, .black, style: FillStyle(antialiased: false))], width: 19, height: 19)
    #expect(drawn.pixels.allSatisfy { $0 == 0 || $0 == 0xFF00_0000 })
    #expect(abs(drawn.coveredArea - .pi * 9 * 8.5) < 6)
  }

  @Test("of flattened curves is within 0.03 pixels of the true circle", arguments: [3.0, 40, 900])
  func flattening(radius: Double) {
    let path = Path(
      ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let outline = path.flattened(tolerance: Renderer.flatteningTolerance)
    // The four cubics themselves leave the circle by 2.8e-4 of the radius.
    let allowed = Renderer.flatteningTolerance + 2.8e-4 * radius
    var before = outline.points[outline.points.count - 1]
    for point in outline.points {
      let middle = (before + point) / 2
      for place in [point, middle] {
        let distance = (place.x * place.x + place.y * place.y).squareRoot()
        #expect(abs(distance - radius) <= allowed)
      }
      before = point
    }
  }
}
