extension FixedLines {
  /// Least x, y, x, y of edges, and greatest.
  struct EdgeBox {
    var low: SIMD4<Int32>
    var high: SIMD4<Int32>
  }
  static let emptyBox = EdgeBox(
    low: SIMD4(repeating: .max), high: SIMD4(repeating: .min))

  /// Edges written by a closure, which says how many there are and their box.
  /// - `write`: May touch `capacity` edges; those it counts have height.
  init(
    capacity: Int, write: (UnsafeMutablePointer<FixedLine>) -> (count: Int, box: EdgeBox)
  ) {
    var box = Self.emptyBox
    let lines = ContiguousArray<FixedLine>(unsafeUninitializedCapacity: capacity) { memory, count in
      guard let base = memory.baseAddress else { return }
      (count, box) = write(base)
    }
    self.init(
      lines, low: pointwiseMin(box.low.lowHalf, box.low.highHalf),
      high: pointwiseMax(box.high.lowHalf, box.high.highHalf))
  }
}
