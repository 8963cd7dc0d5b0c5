import Geometry

/// A point on the integer grid where outlines are cut, so that every comparison is exact.
struct GridPoint: Hashable, Comparable, Sendable {
  /// Grid steps in one drawing unit (a hundredth of an em).
  static let stepsPerUnit = 512.0

  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The grid point nearest to a point in drawing units.
  init(_ point: CGPoint) {
    x = Int((point.x * GridPoint.stepsPerUnit).rounded())
    y = Int((point.y * GridPoint.stepsPerUnit).rounded())
  }

  /// The point in drawing units.
  var point: CGPoint {
    CGPoint(x: Double(x) / GridPoint.stepsPerUnit, y: Double(y) / GridPoint.stepsPerUnit)
  }

  /// Orders by row, then by column.
  static func < (lhs: GridPoint, rhs: GridPoint) -> Bool {
    lhs.y != rhs.y ? lhs.y < rhs.y : lhs.x < rhs.x
  }

  /// Twice the signed area of the triangle (`a`, `b`, `c`).
  static func cross(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
