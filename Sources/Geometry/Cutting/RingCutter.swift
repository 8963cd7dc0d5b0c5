/// Joins, cuts and cleans regions bounded by rings: splits all edges where they meet and keeps those
/// with the result on one side only.
///
/// All tests are exact on the integer grid; only a crossing point is rounded, to the nearest step.
package struct RingCutter {
  /// A piece of boundary from a smaller to a larger point (rows first), with the windings it adds.
  private struct Edge {
    var low: GridPoint
    var high: GridPoint
    /// What crossing the edge from left to right adds to the winding of the first region.
    var first: Int
    /// The same for the second region.
    var second: Int
  }

  /// The winding numbers of both regions at one place.
  package struct Winding {
    package var first = 0
    package var second = 0
  }

  private var edges: [Edge] = []
  private let isInside: (Winding) -> Bool

  /// The part of the plane whose windings in two regions satisfy a condition, as rings without
  /// overlaps: outer ones clockwise on screen, holes counterclockwise.
  package static func cut(
    _ first: [[GridPoint]], _ second: [[GridPoint]], where isInside: @escaping (Winding) -> Bool
  ) -> [[GridPoint]] {
    var cutter = RingCutter(isInside: isInside)
    for ring in first { cutter.add(ring, first: 1, second: 0) }
    for ring in second { cutter.add(ring, first: 0, second: 1) }
    // Rounded crossings can make new crossings; in practice two or three passes settle.
    for _ in 0..<8 where !cutter.splitCrossings() { break }
    cutter.mergeEqualEdges()
    return RingChainer.rings(of: cutter.boundary())
  }

  private init(isInside: @escaping (Winding) -> Bool) { self.isInside = isInside }

  private mutating func add(_ ring: [GridPoint], first: Int, second: Int) {
    guard var last = ring.last else { return }
    for point in ring {
      if last < point {
        edges.append(Edge(low: last, high: point, first: first, second: second))
      } else if point < last {
        edges.append(Edge(low: point, high: last, first: -first, second: -second))
      }
      last = point
    }
  }

  /// Splits edges where they cross or touch.
  ///
  /// - Returns: Whether anything was split.
  private mutating func splitCrossings() -> Bool {
    edges.sort { ($0.low, $0.high) < ($1.low, $1.high) }
    var splits: [(edge: Int, point: GridPoint)] = []
    var active: [Int] = []
    for index in edges.indices {
      let top = edges[index].low.y
      active.removeAll { edges[$0].high.y < top }
      for other in active { findMeeting(other, index, into: &splits) }
      active.append(index)
    }
    guard !splits.isEmpty else { return false }
    split(at: splits)
    return true
  }

  private func findMeeting(
    _ first: Int, _ second: Int, into splits: inout [(edge: Int, point: GridPoint)]
  ) {
    let (p, q) = (edges[first], edges[second])
    guard max(p.low.x, p.high.x) >= min(q.low.x, q.high.x),
      max(q.low.x, q.high.x) >= min(p.low.x, p.high.x)
    else { return }
    let qLow = GridPoint.cross(p.low, p.high, q.low)
    let qHigh = GridPoint.cross(p.low, p.high, q.high)
    if (qLow > 0 && qHigh > 0) || (qLow < 0 && qHigh < 0) { return }
    let pLow = GridPoint.cross(q.low, q.high, p.low)
    let pHigh = GridPoint.cross(q.low, q.high, p.high)
    if (pLow > 0 && pHigh > 0) || (pLow < 0 && pHigh < 0) { return }
    if qLow != 0, qHigh != 0, pLow != 0, pHigh != 0 {
      let share = Double(qLow) / Double(qLow - qHigh)
      let point = GridPoint(
        x: q.low.x + Int((Double(q.high.x - q.low.x) * share).rounded()),
        y: q.low.y + Int((Double(q.high.y - q.low.y) * share).rounded()))
      // The rounded point may lie just outside the edge's own rows; it still ends both pieces.
      if point != p.low, point != p.high { splits.append((first, point)) }
      if point != q.low, point != q.high { splits.append((second, point)) }
      return
    }
    if qLow == 0 { addSplit(first, q.low, &splits) }
    if qHigh == 0 { addSplit(first, q.high, &splits) }
    if pLow == 0 { addSplit(second, p.low, &splits) }
    if pHigh == 0 { addSplit(second, p.high, &splits) }
  }

  /// Splits an edge at a point on its line, where that lies between its ends.
  private func addSplit(
    _ index: Int, _ point: GridPoint, _ splits: inout [(edge: Int, point: GridPoint)]
  ) {
    let edge = edges[index]
    if edge.low < point, point < edge.high { splits.append((index, point)) }
  }

  private mutating func split(at splits: [(edge: Int, point: GridPoint)]) {
    let ordered = splits.sorted { ($0.edge, $0.point) < ($1.edge, $1.point) }
    var end = ordered.startIndex
    while end < ordered.endIndex {
      let index = ordered[end].edge
      let whole = edges[index]
      var start = whole.low
      var isFirst = true
      while end < ordered.endIndex, ordered[end].edge == index {
        let point = ordered[end].point
        if point != start {
          place(whole, from: start, to: point, at: isFirst ? index : nil)
          isFirst = false
          start = point
        }
        end += 1
      }
      place(whole, from: start, to: whole.high, at: isFirst ? index : nil)
    }
  }

  private mutating func place(
    _ whole: Edge, from start: GridPoint, to end: GridPoint, at index: Int?
  ) {
    let piece =
      start < end
      ? Edge(low: start, high: end, first: whole.first, second: whole.second)
      : Edge(low: end, high: start, first: -whole.first, second: -whole.second)
    if let index { edges[index] = piece } else { edges.append(piece) }
  }

  private mutating func mergeEqualEdges() {
    edges.sort { ($0.low, $0.high) < ($1.low, $1.high) }
    var merged: [Edge] = []
    for edge in edges {
      if let last = merged.last, last.low == edge.low, last.high == edge.high {
        merged[merged.count - 1].first += edge.first
        merged[merged.count - 1].second += edge.second
      } else {
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.first != 0 || $0.second != 0 }
  }

  /// Directed edges with the result on their right hand: clockwise around it on screen.
  private func boundary() -> [(start: GridPoint, end: GridPoint)] {
    let bands = EdgeBands(spans: edges.map { ($0.low.y, $0.high.y) })
    return edges.indices.compactMap { index in
      let edge = edges[index]
      let isFlat = edge.low.y == edge.high.y
      let candidates = bands.edges(at: (edge.low.y + edge.high.y) / 2)
      let before = winding(at: edge, among: candidates, seenFromAbove: isFlat)
      var after = before
      if isFlat {
        after = winding(at: edge, among: candidates, seenFromAbove: false)
      } else {
        after.first += edge.first
        after.second += edge.second
      }
      guard isInside(before) != isInside(after) else { return nil }
      // Downward edges keep the inside on the left of the screen, flat ones below.
      let runsForward = isFlat ? isInside(after) : isInside(before)
      return runsForward ? (edge.low, edge.high) : (edge.high, edge.low)
    }
  }

  /// The winding just left of the middle of an edge (for a flat edge: just above or below it).
  private func winding(at edge: Edge, among candidates: [Int], seenFromAbove: Bool) -> Winding {
    let middle = GridPoint(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
    var result = Winding()
    for index in candidates {
      let other = edges[index]
      let (top, bottom) = (2 * other.low.y, 2 * other.high.y)
      let isMet =
        seenFromAbove ? top < middle.y && middle.y <= bottom : top <= middle.y && middle.y < bottom
      guard isMet else { continue }
      let side =
        2 * (other.high.x - other.low.x) * (middle.y - top)
        - 2 * (other.high.y - other.low.y) * (middle.x - 2 * other.low.x)
      // Negative: the middle lies to the right of the other edge.
      if side < 0 {
        result.first += other.first
        result.second += other.second
      }
    }
    return result
  }
}
