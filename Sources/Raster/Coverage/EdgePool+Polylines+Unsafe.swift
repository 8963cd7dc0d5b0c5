package import Geometry

extension EdgePool {
  /// The edges of all contours of polylines, closed, under an affine map to pixels; nil where one
  /// reaches beyond the guard band, which only the careful way can draw.
  ///
  /// Bounds: an edge is written for each point at most. Its plain twin is
  /// `FixedLines.init(_: Polylines)`; `StrokeOutlineTests` hold both equal.
  package func lines(of polylines: Polylines, under map: CGAffineTransform) -> FixedLines? {
    let right = SIMD2(Double(map.a), Double(map.b))
    let down = SIMD2(Double(map.c), Double(map.d))
    let offset = SIMD2(Double(map.tx), Double(map.ty))
    var (low, high) = (SIMD2<Double>(repeating: 0), SIMD2<Double>(repeating: 0))
    // Zero as long as all points are finite numbers.
    var trace = SIMD2<Double>(repeating: 0)
    let points = polylines.points
    func mapped(_ index: Int) -> SIMD2<Double> {
      let point = points[index]
      return right * point.x + down * point.y + offset
    }
    let result = lines(capacity: points.count) { lines in
      var (total, box) = (0, EdgeBox())
      for contour in polylines.contours {
        guard let last = contour.range.last else { continue }
        var before = mapped(last).snapped
        for index in contour.range {
          let place = mapped(index)
          low = pointwiseMin(low, place)
          high = pointwiseMax(high, place)
          trace += place - place
          let point = place.snapped
          if point.y != before.y {
            lines[total] = FixedLine(start: before, end: point)
            let both = SIMD4(lowHalf: before, highHalf: point)
            box.low = pointwiseMin(box.low, both)
            box.high = pointwiseMax(box.high, both)
            total &+= 1
          }
          before = point
        }
      }
      return (total, box)
    }
    let far = Subpixel.guardBand
    let isNear =
      trace == SIMD2(0, 0) && min(low.x, low.y) >= -far && max(high.x, high.y) <= far
    return isNear ? result : nil
  }
}
