/// Finds the period of a sequence that has come to repeat itself.
package enum LoopFinder {
  package struct Loop: Hashable, Sendable {
    /// The first index of the repeating part.
    package let start: Int
    package let period: Int
    package init(start: Int, period: Int) {
      self.start = start
      self.period = period
    }
  }

  /// The shortest loop that the sequence shows at least twice up to its end.
  ///
  /// A sequence that only rests has no loop.
  package static func loop(in prints: [UInt64]) -> Loop? {
    guard prints.count >= 4 else { return nil }
    for period in 2...prints.count / 2 {
      var start = prints.count
      while start > period, prints[start - 1] == prints[start - 1 - period] { start -= 1 }
      // `start - period` begins the first round; all after it equals what came a period before.
      let first = start - period
      guard prints.count - first >= 2 * period else { continue }
      let round = prints[first..<first + period]
      guard round.contains(where: { $0 != round.first }) else { return nil }
      return Loop(start: first, period: period)
    }
    return nil
  }

  /// The shortest loop of pictures.
  ///
  /// Its start is the first picture that nobody could tell from the
  /// one a round later, though motion that dies away may still leave a trace in it.
  package static func loop(in traces: [PictureTrace]) -> Loop? {
    guard let exact = loop(in: traces.map(\.fingerprint)) else { return nil }
    var start = exact.start
    while start > 0, traces[start - 1].isNear(traces[start - 1 + exact.period]) { start -= 1 }
    return Loop(start: start, period: exact.period)
  }
}
