import Geometry

extension GridPoint {
  /// Grid steps in one drawing unit (a hundredth of an em).
  static let stepsPerUnit = 512.0

  /// The grid point nearest to a point in drawing units.
  init(_ point: CGPoint) { self.init(point, stepsPerUnit: Self.stepsPerUnit) }

  /// The point in drawing units.
  var point: CGPoint { point(stepsPerUnit: Self.stepsPerUnit) }
}
