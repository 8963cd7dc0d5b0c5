/// A point on the integer grid where outlines are cut, so that every comparison is exact.
///
/// Coordinates up to 2^29 keep products within 64 bits.
package struct GridPoint: Hashable, Comparable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The grid point nearest to a point, of which a unit holds `stepsPerUnit` steps.
  package init(_ point: CGPoint, stepsPerUnit: Double) {
    x = Int((point.x * stepsPerUnit).rounded())
    y = Int((point.y * stepsPerUnit).rounded())
  }

  /// The point in units of `stepsPerUnit` steps.
  package func point(stepsPerUnit: Double) -> CGPoint {
    CGPoint(x: Double(x) / stepsPerUnit, y: Double(y) / stepsPerUnit)
  }

  /// Orders by row, then by column.
  package static func < (lhs: GridPoint, rhs: GridPoint) -> Bool {
    lhs.y != rhs.y ? lhs.y < rhs.y : lhs.x < rhs.x
  }

  /// Twice the signed area of the triangle (`a`, `b`, `c`).
  static func cross(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
