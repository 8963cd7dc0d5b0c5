/// Joining and cutting paths by what they enclose.
///
/// Curves become straight pieces that keep within a hundredth of a point of them, or within a ten
/// thousandth of the paths' size where they are small. Open contours count as closed. The results are
/// outlines without overlaps, the same by either fill rule.
extension Path {
  /// What lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    cut(other, eoFill) { $0 && $1 }
  }
  /// What lies in one of the paths or in both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    cut(other, eoFill) { $0 || $1 }
  }
  /// What lies in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    cut(other, eoFill) { $0 && !$1 }
  }
  /// What lies in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    cut(other, eoFill) { $0 != $1 }
  }
  /// The same inside without overlaps, outer contours clockwise on screen and holes counterclockwise.
  public func normalized(eoFill: Bool = true) -> Path {
    cut(Path(), eoFill) { inside, _ in inside }
  }

  /// The parts of this path's line that run inside the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    LineCutter(other, around: self, eoFill: eoFill).parts(of: self, inside: true)
  }
  /// The parts of this path's line that run outside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    LineCutter(other, around: self, eoFill: eoFill).parts(of: self, inside: false)
  }

  private func cut(
    _ other: Path, _ eoFill: Bool, keep: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    let grid = CuttingGrid(self, other)
    func isInside(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    let rings = RingCutter.cut(grid.rings(self), grid.rings(other)) {
      keep(isInside($0.first), isInside($0.second))
    }
    return grid.path(rings)
  }
}

/// The grid on which paths are cut: as fine as their size allows.
struct CuttingGrid {
  /// The farthest a straight piece may be from its curve.
  let tolerance: Double
  private let stepsPerUnit: Double
  /// Coordinates beyond this are pulled back: what a grid of 2^27 steps can hold of them.
  private static let farthest = Polylines.limit

  init(_ first: Path, _ second: Path) {
    var extent = 0.0
    for box in [first.controlBox, second.controlBox] {
      for value in [box.minX, box.maxX, box.minY, box.maxY] {
        extent = max(extent, min(abs(Double(value)), Self.farthest))
      }
    }
    tolerance = min(0.01, max(extent, 1e-6) * 1e-4)
    var steps = 1.0
    while extent * steps < 134_217_728, steps < 1e12 { steps *= 2 }
    while extent * steps > 268_435_456 { steps /= 2 }
    stepsPerUnit = steps
  }

  func rings(_ path: Path) -> [[GridPoint]] {
    let lines = path.flattened(tolerance: tolerance)
    return lines.contours.map { contour in
      lines.points[contour.range].map { GridPoint(CGPoint($0), stepsPerUnit: stepsPerUnit) }
    }
  }

  func path(_ rings: [[GridPoint]]) -> Path {
    Path { path in
      for ring in rings {
        for (index, corner) in ring.enumerated() {
          let point = corner.point(stepsPerUnit: stepsPerUnit)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
  }
}
