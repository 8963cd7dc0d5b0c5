extension Path {
  /// The outline of the stroked path, to be filled by the non-zero rule.
  package func strokeOutline(_ style: StrokeStyle, tolerance: Double) -> Polylines {
    Polylines()
  }
}
