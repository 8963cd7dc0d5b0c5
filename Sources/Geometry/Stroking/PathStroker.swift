/// Strokes one path after the other in the same memory.
package struct PathStroker {
  private var lines = Polylines()
  private var stroker = Stroker()
  private var dasher = Dasher()

  package init() {}

  /// The outline of a path drawn with a pen, to be filled by the non-zero rule.
  ///
  /// Whoever keeps it makes the next one need memory of its own.
  /// - `tolerance`: The farthest the outline may be from the true one, in points.
  package mutating func outline(
    of path: Path, _ style: StrokeStyle, tolerance: Double
  ) -> Polylines {
    let half = min(Double(style.lineWidth) / 2, Polylines.limit)
    guard half > 0 else { return Polylines() }
    path.flatten(half: half, tolerance: tolerance, into: &lines)
    stroker.begin(style, half: half, tolerance: tolerance)
    let isDashed = dasher.begin(style)
    for contour in lines.contours where contour.hasSegments {
      if isDashed, dasher.cut(lines, contour) {
        strokeDashes()
      } else {
        stroker.stroke(
          lines.points, isSmooth: lines.isSmooth, in: contour.range, isClosed: contour.isClosed)
      }
    }
    stroker.result.isLimited =
      lines.isLimited || Double(style.lineWidth) / 2 > Polylines.limit
    return stroker.result
  }

  private mutating func strokeDashes() {
    for dash in dasher.dashes {
      if dash.range.count > 1 {
        stroker.stroke(dasher.points, isSmooth: dasher.isSmooth, in: dash.range, isClosed: false)
      } else {
        stroker.strokeDot(at: dasher.points[dash.range.lowerBound], direction: dash.direction)
      }
    }
  }
}
