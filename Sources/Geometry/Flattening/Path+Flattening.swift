extension Path {
  /// The path as straight pieces in the space an affine map leads to.
  ///
  /// Coordinates that are not numbers are left out; those beyond `Polylines.limit` are pulled back.
  /// - `tolerance`: The farthest a piece may be from its curve, in units of the target space.
  package func flattened(
    under transform: CGAffineTransform = .identity, tolerance: Double
  ) -> Polylines {
    var pen = FlatteningPen(transform: transform, tolerance: tolerance)
    for element in elements { pen.add(element) }
    return pen.finish()
  }

  /// The path as straight pieces for a pen to follow.
  /// - `half`: Half the pen's width.
  /// - `tolerance`: The farthest the edges of the pen's track may be from where they should be.
  /// - `lines`: What was in it is gone.
  func flatten(half: Double, tolerance: Double, into lines: inout Polylines) {
    var memory = Polylines()
    swap(&memory, &lines)
    var pen = FlatteningPen(
      transform: .identity, tolerance: tolerance, half: half, memory: memory)
    for element in elements { pen.add(element) }
    lines = pen.finish()
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
        transform: transform.affine, tolerance: tolerance, memory: memory)
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
