extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The signed area of the parallelogram of two vectors; positive when `other` is clockwise on
  /// screen from this one.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// The vector a quarter turn clockwise on screen.
  var turned: Self { Self(-y, x) }
}
