/// Joins directed edges into closed rings.
enum RingChainer {
  /// The rings of directed edges, of which as many begin as end at each point.
  static func rings(of edges: [(start: GridPoint, end: GridPoint)]) -> [[GridPoint]] {
    let ordered = edges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var firstFrom: [GridPoint: Int] = [:]
    for (index, edge) in ordered.enumerated() where firstFrom[edge.start] == nil {
      firstFrom[edge.start] = index
    }
    var isUsed = Array(repeating: false, count: ordered.count)
    var rings: [[GridPoint]] = []
    for first in ordered.indices where !isUsed[first] {
      var ring: [GridPoint] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        ring.append(ordered[index].start)
        next = unused(from: ordered[index].end, in: ordered, firstFrom, isUsed)
      }
      let clean = withoutStraightCorners(ring)
      if clean.count > 2 { rings.append(clean) }
    }
    return rings
  }

  private static func unused(
    from point: GridPoint, in edges: [(start: GridPoint, end: GridPoint)],
    _ firstFrom: [GridPoint: Int], _ isUsed: [Bool]
  ) -> Int? {
    guard var index = firstFrom[point] else { return nil }
    while index < edges.count, edges[index].start == point {
      if !isUsed[index] { return index }
      index += 1
    }
    return nil
  }

  private static func withoutStraightCorners(_ ring: [GridPoint]) -> [GridPoint] {
    guard ring.count > 2 else { return ring }
    return ring.indices.compactMap { index in
      let before = ring[index == 0 ? ring.count - 1 : index - 1]
      let after = ring[index == ring.count - 1 ? 0 : index + 1]
      return GridPoint.cross(before, ring[index], after) == 0 ? nil : ring[index]
    }
  }
}
