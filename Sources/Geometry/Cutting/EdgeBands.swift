/// Edges sorted into horizontal bands, so that a ray looks only at those near it.
struct EdgeBands {
  private static let count = 96
  private let top: Int
  private let height: Int
  private var bands: [[Int]]

  /// - Parameter spans: The first and last row of each edge.
  init(spans: [(low: Int, high: Int)]) {
    top = spans.map(\.low).min() ?? 0
    let bottom = spans.map(\.high).max() ?? 0
    height = max(1, (bottom - top) / EdgeBands.count + 1)
    bands = Array(repeating: [], count: EdgeBands.count + 1)
    for (index, span) in spans.enumerated() {
      // One row of margin: the middle of an edge may lie between two rows.
      let first = max(0, (span.low - 1 - top) / height)
      let last = min(EdgeBands.count, (span.high + 1 - top) / height)
      for band in first...last { bands[band].append(index) }
    }
  }

  /// The edges that may touch a row, in rising order.
  func edges(at row: Int) -> [Int] {
    bands[min(EdgeBands.count, max(0, (row - top) / height))]
  }
}
