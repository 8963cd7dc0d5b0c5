/// Turns path elements into polylines under an affine map.
struct FlatteningPen {
  private(set) var result = Polylines()
  private let tolerance: Double
  private let transform: CGAffineTransform
  /// Half the width of the pen that follows the lines; nil where they are filled.
  private let half: Double?
  private var contourStart = 0
  private var start = SIMD2<Double>(0, 0)
  private var current = SIMD2<Double>(0, 0)
  private var isOpen = false
  private var hasSegments = false

  /// - `half`: Half the width of a pen that is to follow the lines.
  /// - `memory`: Lines nobody needs any longer, whose memory is used again.
  init(
    transform: CGAffineTransform, tolerance: Double, half: Double? = nil,
    memory: consuming Polylines = Polylines()
  ) {
    result = memory
    result.removeAll()
    self.transform = transform
    self.tolerance = max(tolerance, 1e-9)
    self.half = half
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let end):
      guard let end = map(end) else { return }
      finish(isClosed: false)
      begin(at: end)
    case .line(let end):
      guard let end = map(end) else { return }
      startIfNeeded()
      line(to: end)
    case .quadCurve(let end, let control):
      guard let end = map(end), let control = map(control) else { return }
      startIfNeeded()
      quad(control, end)
    case .curve(let end, let first, let second):
      guard let end = map(end), let first = map(first), let second = map(second) else { return }
      startIfNeeded()
      cubic(first, second, end)
    case .closeSubpath:
      guard isOpen else { return }
      hasSegments = true
      finish(isClosed: true)
      current = start
    }
  }

  consuming func finish() -> Polylines {
    finish(isClosed: false)
    return result
  }

  /// The point in the flattened space, pulled back from infinity; nil when it is not a number.
  private mutating func map(_ point: CGPoint) -> SIMD2<Double>? {
    let x = Double(transform.a * point.x + transform.c * point.y + transform.tx)
    let y = Double(transform.b * point.x + transform.d * point.y + transform.ty)
    guard !x.isNaN, !y.isNaN else { return nil }
    let limit = Polylines.limit
    if max(abs(x), abs(y)) > limit { result.isLimited = true }
    return SIMD2(max(-limit, min(limit, x)), max(-limit, min(limit, y)))
  }

  private mutating func begin(at point: SIMD2<Double>) {
    contourStart = result.points.count
    result.points.append(point)
    if half != nil { result.isSmooth.append(false) }
    start = point
    current = point
    isOpen = true
    hasSegments = false
  }

  /// After a close, drawing goes on from the closed contour's beginning.
  private mutating func startIfNeeded() {
    if !isOpen { begin(at: current) }
    hasSegments = true
  }

  private mutating func finish(isClosed: Bool) {
    guard isOpen else { return }
    isOpen = false
    // The closing line is implied, so a last point equal to the first one says nothing.
    if isClosed, result.points.count - contourStart > 1, current == start {
      result.points.removeLast()
      if half != nil {
        let smooth = result.isSmooth.removeLast()
        result.isSmooth[contourStart] = smooth
      }
    }
    result.contours.append(
      Polylines.Contour(
        range: contourStart..<result.points.count, isClosed: isClosed, hasSegments: hasSegments))
  }

  private mutating func line(to end: SIMD2<Double>) {
    guard end != current else { return }
    result.points.append(end)
    if half != nil { result.isSmooth.append(false) }
    current = end
  }

  private mutating func quad(_ control: SIMD2<Double>, _ end: SIMD2<Double>) {
    guard half == nil else { return follow(CubicPolynomial(current, control, end), to: end) }
    let wanted = CurvePieces.quad(current, control, end, tolerance: tolerance)
    let count = CurvePieces.whole(wanted)
    let (from, step) = (current, 1 / Double(count))
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      let s = 1 - t
      line(to: s * s * from + 2 * s * t * control + t * t * end)
    }
    line(to: end)
  }

  private mutating func cubic(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    let curve = CubicPolynomial(current, first, second, end)
    guard half == nil else { return follow(curve, to: end) }
    let wanted = CurvePieces.cubic(current, first, second, end, tolerance: tolerance)
    let count = CurvePieces.whole(wanted)
    let step = 1 / Double(count)
    for index in 1..<max(count, 1) { line(to: curve.point(at: Double(index) * step)) }
    line(to: end)
  }

  /// A curve in pieces for a pen.
  private mutating func follow(_ curve: CubicPolynomial, to end: SIMD2<Double>) {
    let cutter = CenterlineCutter(curve, half: half ?? 0, tolerance: tolerance)
    cutter.appendInnerPoints(to: &result.points)
    let inner = result.points.count - result.isSmooth.count
    result.isSmooth.append(contentsOf: repeatElement(true, count: inner))
    if inner > 0, let last = result.points.last { current = last }
    line(to: end)
  }
}
