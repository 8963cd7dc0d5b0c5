/// Draws along polylines with a pen and collects the outline of what it covers.
///
/// The outline is the sum of the pieces' rectangles, joins and caps, all turning the same way, so
/// the non-zero rule fills it. Where the inner edges of two pieces meet within both, they meet in
/// a point; where they do not, the outline goes through the pen's centre and folds over itself.
struct Stroker {
  var result = Polylines()
  private var pen = Pen()
  private var left: ContiguousArray<SIMD2<Double>> = []
  private var right: ContiguousArray<SIMD2<Double>> = []

  /// Takes up another pen and forgets the outline.
  /// - `half`: Half the width of the pen, above 0.
  mutating func begin(_ style: StrokeStyle, half: Double, tolerance: Double) {
    result.removeAll()
    pen.take(style, half: half, tolerance: tolerance)
  }

  /// Strokes a run of points that all differ from the one before.
  mutating func stroke(
    _ points: ContiguousArray<SIMD2<Double>>, isSmooth: ContiguousArray<Bool>, in run: Range<Int>,
    isClosed: Bool
  ) {
    guard run.count > 1 else {
      if let index = run.first { strokeDot(at: points[index], direction: SIMD2(1, 0)) }
      return
    }
    // The sides of `self` are written to while the pen is read.
    let pen = pen
    let (first, last) = (run.lowerBound, run.upperBound - 1)
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    var before = Piece(
      from: points[isClosed ? last : first], to: points[isClosed ? first : first + 1])
    if !isClosed { pen.addCap(at: points[first], direction: -before.direction, to: &left) }
    for index in (isClosed ? first : first + 1)..<(isClosed ? last + 1 : last) {
      let next = index == last ? first : index + 1
      let after = Piece(from: points[index], to: points[next])
      pen.join(
        at: points[index], from: before, to: after, isSmooth: isSmooth[index], left: &left,
        right: &right)
      before = after
    }
    if isClosed {
      result.appendPolygon(left)
      result.appendPolygon(right.reversed())
    } else {
      pen.addCap(at: points[last], direction: before.direction, to: &left)
      left.append(contentsOf: right.reversed())
      result.appendPolygon(left)
    }
  }

  /// Strokes a piece of no length: a disc or a square, nothing with butt caps.
  mutating func strokeDot(at point: SIMD2<Double>, direction: SIMD2<Double>) {
    guard pen.cap != .butt else { return }
    left.removeAll(keepingCapacity: true)
    pen.addCap(at: point, direction: -direction, to: &left)
    pen.addCap(at: point, direction: direction, to: &left)
    result.appendPolygon(left)
  }
}
