extension Path {
  /// The path as straight pieces in the space an affine map leads to.
  ///
  /// Coordinates that are not numbers are left out; those beyond `Polylines.limit` are pulled back.
  /// - `tolerance`: The farthest a piece may be from its curve, in units of the target space.
  /// - `largestTurn`: The most a piece of a curve may turn, in radians.
  package func flattened(
    under transform: CGAffineTransform = .identity, tolerance: Double,
    largestTurn: Double = .infinity
  ) -> Polylines {
    var pen = FlatteningPen(
      transform: transform, tolerance: tolerance, largestTurn: largestTurn)
    for element in elements { pen.add(element) }
    return pen.finish()
  }

  /// The path as closed straight pieces in the space a projective map leads to, cut where it
  /// would pass behind the viewer.
  ///
  /// Made to be filled: points inside curves are not marked.
  /// - `memory`: Lines nobody needs any longer, whose memory is used again.
  package func flattened(
    under transform: ProjectionTransform, tolerance: Double,
    memory: consuming Polylines = Polylines()
  ) -> Polylines {
    guard !transform.isAffine else {
      var pen = FlatteningPen(
        transform: transform.affine, tolerance: tolerance, largestTurn: .infinity,
        marksSmooth: false, memory: memory)
      for element in elements { pen.add(element) }
      return pen.finish()
    }
    let scale = transform.largestScale(over: controlBox)
    return flattened(tolerance: tolerance / scale).projected(by: transform)
  }

  /// The box of all points and control points that are numbers; zero without any.
  package var controlBox: CGRect {
    var (low, high) = (SIMD2(Double.infinity, .infinity), SIMD2(-Double.infinity, -.infinity))
    func take(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      let point = SIMD2(Double(point.x), Double(point.y))
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): take(end)
      case .quadCurve(let end, let control):
        take(end)
        take(control)
      case .curve(let end, let first, let second):
        take(end)
        take(first)
        take(second)
      case .closeSubpath: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
