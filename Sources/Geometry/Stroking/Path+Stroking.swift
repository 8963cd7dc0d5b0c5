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
    let half = min(Double(style.lineWidth) / 2, Polylines.limit)
    guard half > 0 else { return Polylines() }
    let lines = flattened(
      tolerance: tolerance,
      largestTurn: Stroker.largestTurn(half: half, tolerance: tolerance))
    var stroker = Stroker(style, half: half, tolerance: tolerance)
    let dasher = Dasher(style)
    for contour in lines.contours where contour.hasSegments {
      let points = Array(lines.points[contour.range])
      let isSmooth = Array(lines.isSmooth[contour.range])
      guard
        let dashes = dasher?.dashes(points, isSmooth: isSmooth, isClosed: contour.isClosed)
      else {
        stroker.stroke(points, isSmooth: isSmooth, isClosed: contour.isClosed)
        continue
      }
      for dash in dashes {
        if dash.points.count > 1 {
          stroker.stroke(dash.points, isSmooth: dash.isSmooth, isClosed: false)
        } else {
          stroker.strokeDot(at: dash.points[0], direction: dash.direction)
        }
      }
    }
    var outline = stroker.result
    outline.isLimited = lines.isLimited || Double(style.lineWidth) / 2 > Polylines.limit
    return outline
  }
}
