extension Path {
  /// Whether a point is inside the path; open contours count as closed.
  ///
  /// With `eoFill` the even-odd rule decides, otherwise the non-zero rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(around: point)
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// How often the path goes round a point, clockwise on screen counted positive.
  package func windingNumber(around point: CGPoint) -> Int {
    var winding = 0
    for contour in contours {
      for segment in contour.segments { winding += segment.crossings(rightOf: point) }
      guard let last = contour.segments.last else { continue }
      winding += Segment.line(last.end, contour.start).crossings(rightOf: point)
    }
    return winding
  }
}

extension Segment {
  /// The signed count of crossings of the ray that runs right from a point; downward is +1.
  fileprivate func crossings(rightOf point: CGPoint) -> Int {
    var count = 0
    var from: CGFloat = 0
    for to in turns(of: \.y) + [1] {
      count += monotoneCrossing(rightOf: point, from: from, to: to)
      from = to
    }
    return count
  }

  /// The crossing of a stretch on which y only rises or only falls.
  private func monotoneCrossing(rightOf point: CGPoint, from: CGFloat, to: CGFloat) -> Int {
    let (a, b) = (from == 0 ? start : self.point(at: from), to == 1 ? end : self.point(at: to))
    // Half-open in y, so that a vertex on the ray counts once.
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let direction = a.y < b.y ? 1 : -1
    if case .line = self {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > point.x ? direction : 0
    }
    var (low, high) = (from, to)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let isBefore = (self.point(at: middle).y <= point.y) == (a.y <= point.y)
      if isBefore { low = middle } else { high = middle }
    }
    return self.point(at: (low + high) / 2).x > point.x ? direction : 0
  }
}
