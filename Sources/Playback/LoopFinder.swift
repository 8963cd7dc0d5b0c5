/// Finds the period of a sequence that has come to repeat itself.
package enum LoopFinder {
  package struct Loop: Hashable, Sendable {
    /// The first index of the repeating part.
    package let start: Int
    package let period: Int
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
}
