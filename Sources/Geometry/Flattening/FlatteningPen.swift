/// Turns path elements into polylines under an affine map.
struct FlatteningPen {
  private(set) var result = Polylines()
  private let tolerance: Double
  private let transform: CGAffineTransform
  /// The largest turn one piece of a curve may make, in radians; strokes need it where the
  /// outer edge bends more widely than the curve itself.
  private let largestTurn: Double
  private var contourStart = 0
  private var start = SIMD2<Double>(0, 0)
  private var current = SIMD2<Double>(0, 0)
  private var isOpen = false
  private var hasSegments = false

  /// Whether anyone asks which points lie inside curves; filling does not.
  private let marksSmooth: Bool

  /// - `memory`: Lines nobody needs any longer, whose memory is used again.
  init(
    transform: CGAffineTransform, tolerance: Double, largestTurn: Double,
    marksSmooth: Bool = true, memory: consuming Polylines = Polylines()
  ) {
    self.marksSmooth = marksSmooth
    result = memory
    result.removeAll()
    self.transform = transform
    self.tolerance = max(tolerance, 1e-9)
    self.largestTurn = largestTurn
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
      line(to: end, isSmooth: false)
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
    if marksSmooth { result.isSmooth.append(false) }
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
      if marksSmooth {
        let smooth = result.isSmooth.removeLast()
        result.isSmooth[contourStart] = smooth
      }
    }
    result.contours.append(
      Polylines.Contour(
        range: contourStart..<result.points.count, isClosed: isClosed, hasSegments: hasSegments))
  }

  private mutating func line(to end: SIMD2<Double>, isSmooth: Bool) {
    guard end != current else { return }
    result.points.append(end)
    if marksSmooth { result.isSmooth.append(isSmooth) }
    current = end
  }

  private mutating func quad(_ control: SIMD2<Double>, _ end: SIMD2<Double>) {
    let wanted = CurvePieces.quad(current, control, end, tolerance: tolerance)
    let count = pieces(wanted, turn: (control - current, end - control))
    let (from, step) = (current, 1 / Double(count))
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      let s = 1 - t
      line(to: s * s * from + 2 * s * t * control + t * t * end, isSmooth: true)
    }
    line(to: end, isSmooth: false)
  }

  private mutating func cubic(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    let from = current
    let wanted = CurvePieces.cubic(from, first, second, end, tolerance: tolerance)
    let count = pieces(
      wanted, turn: (first - from, second - first), and: (second - first, end - second))
    let (step, c) = (1 / Double(count), 3 * (first - from))
    let b = 3 * (second - first) - c
    let a = end - from - c - b
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      line(to: ((a * t + b) * t + c) * t + from, isSmooth: true)
    }
    line(to: end, isSmooth: false)
  }

  private func pieces(
    _ wanted: Double, turn: (SIMD2<Double>, SIMD2<Double>),
    and second: (SIMD2<Double>, SIMD2<Double>)? = nil
  ) -> Int {
    var count = wanted
    if largestTurn < .infinity {
      var total = angle(turn.0, turn.1)
      if let second { total += angle(second.0, second.1) }
      count = max(count, total / largestTurn)
    }
    return CurvePieces.whole(count)
  }

  private func angle(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    abs(Transcendentals.atan2(a.cross(b), a.dot(b)))
  }
}
