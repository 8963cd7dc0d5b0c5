/// Frames of a film from one number to another, both included; negative numbers count from the end.
package struct FrameSpan: Hashable, Sendable {
  package var first: Int
  package var last: Int

  package init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  /// Whether the film's length must be known to name the frames.
  package var needsLength: Bool { first < 0 || last < 0 }

  /// The frames' indices in a film of `count` frames.
  /// - Returns: nil where a frame lies outside the film, or the last comes before the first.
  package func indices(in count: Int) -> ClosedRange<Int>? {
    let from = first < 0 ? first + count : first
    let to = last < 0 ? last + count : last
    guard from >= 0, from <= to, to < count else { return nil }
    return from...to
  }
}
