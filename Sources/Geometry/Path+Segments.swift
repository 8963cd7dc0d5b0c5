extension Path {
  /// One run of pieces that hang together.
  package struct Contour: Equatable, Sendable {
    package var start: CGPoint
    package var segments: [Segment] = []
    /// Whether it was closed; the closing line is then the last segment, unless it has no length.
    package var isClosed = false
  }

  /// The contours in order; a move that draws nothing makes one without segments.
  package var contours: [Contour] {
    var all: [Contour] = []
    var open: Contour?
    var current = CGPoint.zero
    func add(_ make: (CGPoint) -> Segment) {
      let segment = make(current)
      if open == nil { open = Contour(start: current) }
      open?.segments.append(segment)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let end):
        if let open { all.append(open) }
        open = Contour(start: end)
        current = end
      case .line(let end): add { .line($0, end) }
      case .quadCurve(let end, let control): add { .quad($0, control, end) }
      case .curve(let end, let first, let second): add { .cubic($0, first, second, end) }
      case .closeSubpath:
        guard var closing = open else { continue }
        if current != closing.start { closing.segments.append(.line(current, closing.start)) }
        closing.isClosed = true
        all.append(closing)
        current = closing.start
        open = nil
      }
    }
    if let open { all.append(open) }
    return all
  }

  /// Where the next piece would begin; nil in an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): current = end
      case .closeSubpath: current = start ?? current
      }
    }
    return current
  }

  /// The smallest rectangle around everything drawn, control points not counted; null when empty.
  public var boundingRect: CGRect {
    var box = CGRect.null
    for contour in contours {
      let parts = contour.segments.map(\.bounds)
      for part in parts.isEmpty ? [CGRect(origin: contour.start, size: .zero)] : parts {
        box = Path.joined(box, part)
      }
    }
    return box
  }

  /// The union of two rectangles that may have no width or height.
  private static func joined(_ a: CGRect, _ b: CGRect) -> CGRect {
    if a.isNull { return b }
    let (left, top) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return CGRect(
      x: left, y: top, width: max(a.maxX, b.maxX) - left, height: max(a.maxY, b.maxY) - top)
  }

  /// The length of everything drawn, in points.
  package var length: CGFloat {
    contours.reduce(0) { $1.segments.reduce($0) { $0 + $1.length } }
  }
}
