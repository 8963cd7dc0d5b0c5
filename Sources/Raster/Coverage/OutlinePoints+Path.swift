package import Geometry

extension OutlinePoints {
  /// Takes the place of all points by those of a path under the linear part of a map.
  ///
  /// They are the points `Path.flattened` gives.
  /// - Returns: Whether it could; not where a coordinate is no number or far away, nor where the
  ///   path does not begin with a move. Then the points mean nothing.
  package func draw(_ path: Path, under map: CGAffineTransform) -> Bool {
    removeAll()
    let right = SIMD2(Double(map.a), Double(map.b))
    let down = SIMD2(Double(map.c), Double(map.d))
    var isNear = true
    func mapped(_ point: CGPoint) -> SIMD2<Double> {
      let place = right * Double(point.x) + down * Double(point.y)
      // What is not a number is not near either.
      isNear = isNear && abs(place.x) < Self.limit && abs(place.y) < Self.limit
      return place
    }
    var (start, current, isOpen) = (SIMD2<Double>.zero, SIMD2<Double>.zero, false)
    guard case .move? = path.elements.first else { return path.elements.isEmpty }
    for element in path.elements {
      switch element {
      case .move(let end):
        endContour()
        start = mapped(end)
        current = start
        isOpen = true
        reserve(1)
        add(start)
        continue
      case .closeSubpath:
        endContour()
        current = start
        isOpen = false
        continue
      default: break
      }
      if !isOpen {
        // After a close, drawing goes on from the closed contour's beginning.
        reserve(1)
        add(start)
        isOpen = true
      }
      switch element {
      case .line(let end):
        current = mapped(end)
        reserve(1)
        add(current)
      case .curve(let end, let first, let second):
        let end = mapped(end)
        addCubic(from: current, mapped(first), mapped(second), end)
        current = end
      case .quadCurve(let end, let control):
        let end = mapped(end)
        addQuad(from: current, mapped(control), end)
        current = end
      case .move, .closeSubpath: break
      }
    }
    endContour()
    return isNear
  }

  @inline(__always)
  private func addCubic(
    from: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    let pieces = CurvePieces.whole(
      CurvePieces.cubic(from, first, second, end, tolerance: Renderer.flatteningTolerance))
    let c = 3 * (first - from)
    let b = 3 * (second - first) - c
    let a = end - from - c - b
    addCurve(a, b, c, from, end: end, pieces: pieces)
  }

  private func addQuad(from: SIMD2<Double>, _ control: SIMD2<Double>, _ end: SIMD2<Double>) {
    let pieces = CurvePieces.whole(
      CurvePieces.quad(from, control, end, tolerance: Renderer.flatteningTolerance))
    reserve(pieces)
    let step = 1 / Double(pieces)
    for index in 1..<max(pieces, 1) {
      let t = Double(index) * step
      let s = 1 - t
      let (near, far) = (s * s * from, t * t * end)
      add(near + 2 * s * t * control + far)
    }
    add(end)
  }
}
