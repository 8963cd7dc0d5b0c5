/// Contours of straight pieces: what curves become before they are filled or stroked.
package struct Polylines: Equatable, Sendable {
  /// One run of points.
  package struct Contour: Equatable, Sendable {
    /// Where its points begin and end in `Polylines.points`.
    package var range: Range<Int>
    /// Whether the path closed it.
    ///
    /// Filling closes every contour, stroking only these.
    package var isClosed: Bool
    /// Whether the path drew anything after the move, be it of no length.
    package var hasSegments: Bool
  }

  /// The points of all contours, without repeats inside a contour.
  package var points: ContiguousArray<SIMD2<Double>> = []
  /// Whether a point lies inside a curve, so that the outline has no corner there.
  ///
  /// Only what was flattened for a pen has it.
  package var isSmooth: ContiguousArray<Bool> = []
  package var contours: ContiguousArray<Contour> = []
  /// Whether a coordinate lay beyond `limit` and was pulled back.
  package var isLimited = false

  package init() {}

  /// Coordinates beyond this, in units of the flattened space, are pulled back to it.
  package static let limit = 1e7

  /// Forgets all but the memory.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    isLimited = false
  }

  /// Appends one closed contour.
  mutating func appendPolygon(_ polygon: some Collection<SIMD2<Double>>) {
    let start = points.count
    points.append(contentsOf: polygon)
    contours.append(
      Contour(range: start..<points.count, isClosed: true, hasSegments: true))
  }

  /// The contours as a path of lines.
  package var path: Path {
    var path = Path()
    for contour in contours where !contour.range.isEmpty {
      let points = points[contour.range]
      path.move(to: CGPoint(points[contour.range.lowerBound]))
      for point in points.dropFirst() { path.addLine(to: CGPoint(point)) }
      if contour.isClosed { path.closeSubpath() }
    }
    return path
  }
}

extension CGPoint {
  /// A point from a vector.
  package init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }
}
