import Geometry

/// A part of the plane bounded by closed rings of grid points; non-zero winding is inside.
struct Region: Equatable, Sendable {
  /// Closed rings without a repeated last point.
  var rings: [[GridPoint]] = []

  var isEmpty: Bool { rings.isEmpty }

  /// The parts of the plane in either.
  func union(_ other: Region) -> Region { Region(rings: rings + other.rings) }

  /// The parts of the plane in this and not in another.
  func subtracting(_ other: Region) -> Region {
    guard !isEmpty, !other.isEmpty else { return self }
    return Region(
      rings: RingCutter.cut(rings, other.rings) { $0.first != 0 && $0.second == 0 })
  }

  /// The same part of the plane with no overlaps: outer rings clockwise, holes counter-clockwise.
  func simplified() -> Region {
    Region(rings: RingCutter.cut(rings, []) { $0.first != 0 })
  }

  /// The rings scaled about the origin and moved by a distance in drawing units.
  func placed(scale: Double, x: Double, y: Double) -> Region {
    let shift = CGPoint(x: x * GridPoint.stepsPerUnit, y: y * GridPoint.stepsPerUnit)
    return Region(
      rings: rings.map { ring in
        ring.map {
          GridPoint(
            x: Int((Double($0.x) * scale + shift.x).rounded()),
            y: Int((Double($0.y) * scale + shift.y).rounded()))
        }
      })
  }

  /// The smallest rectangle around all rings, in drawing units; `nil` when there are none.
  var bounds: CGRect? {
    guard let first = rings.first?.first else { return nil }
    var (low, high) = (first, first)
    for point in rings.joined() {
      low = GridPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = GridPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let (origin, end) = (low.point, high.point)
    return CGRect(
      x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }

  /// The rings as a path in em, moved so that `origin` (in drawing units) becomes (0, 0).
  func path(origin: CGPoint, unitsPerEm: Double) -> Path {
    Path { path in
      for ring in rings where ring.count > 2 {
        for (index, corner) in ring.enumerated() {
          let point = CGPoint(
            x: (corner.point.x - origin.x) / unitsPerEm, y: (corner.point.y - origin.y) / unitsPerEm
          )
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }
}
