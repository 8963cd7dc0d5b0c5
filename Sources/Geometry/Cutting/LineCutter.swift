/// Cuts lines where they enter and leave a region.
struct LineCutter {
  private let edges: [(start: SIMD2<Double>, end: SIMD2<Double>)]
  private let eoFill: Bool
  private let tolerance: Double

  /// - `line`: The path that will be cut, for the grain of both.
  init(_ region: Path, around line: Path, eoFill: Bool) {
    tolerance = CuttingGrid(region, line).tolerance
    self.eoFill = eoFill
    let lines = region.flattened(tolerance: tolerance)
    edges = lines.contours.flatMap { contour in
      let points = Array(lines.points[contour.range])
      return points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }
  }

  /// The parts of a path's line on one side of the region's border.
  func parts(of path: Path, inside: Bool) -> Path {
    let lines = path.flattened(tolerance: tolerance)
    var result = Path()
    for contour in lines.contours where contour.hasSegments {
      var points = Array(lines.points[contour.range])
      if contour.isClosed, let first = points.first { points.append(first) }
      var isDrawing = false
      for (start, end) in zip(points, points.dropFirst()) {
        let stops = [0] + crossings(start, end) + [1]
        for (from, to) in zip(stops, stops.dropFirst()) where to > from {
          guard contains(start + (end - start) * ((from + to) / 2)) == inside else {
            isDrawing = false
            continue
          }
          if !isDrawing { result.move(to: CGPoint(start + (end - start) * from)) }
          result.addLine(to: CGPoint(start + (end - start) * to))
          isDrawing = true
        }
      }
    }
    return result
  }

  /// Where a line meets the border, as rising shares of its length.
  private func crossings(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> [Double] {
    let along = end - start
    var shares: [Double] = []
    for edge in edges {
      let side = edge.end - edge.start
      let area = along.cross(side)
      let between = edge.start - start
      if area != 0 {
        let (share, place) = (between.cross(side) / area, between.cross(along) / area)
        if share > 0, share < 1, place >= 0, place <= 1 { shares.append(share) }
      } else if between.cross(along) == 0, along.dot(along) > 0 {
        // On one line: the border's ends are where it may change.
        for point in [edge.start, edge.end] {
          let share = (point - start).dot(along) / along.dot(along)
          if share > 0, share < 1 { shares.append(share) }
        }
      }
    }
    return shares.sorted()
  }

  private func contains(_ point: SIMD2<Double>) -> Bool {
    var winding = 0
    for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let side = (edge.end - edge.start).cross(point - edge.start)
      if edge.end.y > edge.start.y, side > 0 { winding += 1 }
      if edge.end.y < edge.start.y, side < 0 { winding -= 1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
