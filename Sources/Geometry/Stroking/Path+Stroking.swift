extension Path {
  /// The outline of the path drawn with a pen, to be filled by the non-zero rule.
  ///
  /// Made of straight pieces that keep within a hundredth of a point of the true outline. A pen
  /// without width draws nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokeOutline(style, tolerance: 0.01).path
  }

  /// The outline of the path drawn with a pen, to be filled by the non-zero rule.
  /// - `tolerance`: The farthest the outline may be from the true one, in points.
  package func strokeOutline(_ style: StrokeStyle, tolerance: Double) -> Polylines {
    var stroker = PathStroker()
    return stroker.outline(of: self, style, tolerance: tolerance)
  }
}
