/// A row of blocks that shows how a number goes.
package enum Sparkline {
  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// - Parameter width: Columns; fewer where there are fewer numbers.
  package static func text(_ values: [Double], width: Int) -> String {
    let known = values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max(), width > 0 else { return "" }
    let columns = min(width, values.count)
    return String(
      (0..<columns).map { column -> Character in
        let index = columns > 1 ? column * (values.count - 1) / (columns - 1) : 0
        let value = values[index]
        guard value.isFinite else { return " " }
        let share = high > low ? (value - low) / (high - low) : 0
        return blocks[min(Int(share * 8), 7)]
      })
  }
}
