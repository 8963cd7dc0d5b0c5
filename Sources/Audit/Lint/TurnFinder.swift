/// Finds the instants at which a value turns round after a change that counts.
struct TurnFinder {
  private let change: Double
  /// Scene times at which such changes began.
  private(set) var turns: [Double] = []
  private var anchor: (value: Double, time: Double, counts: Bool)?
  private var isRising: Bool?

  init(change: Double) { self.change = change }

  /// - Parameter counts: Whether a change to or from this value may be a part of a flash.
  mutating func take(_ value: Double, at time: Double, counts: Bool) {
    guard let held = anchor else { return anchor = (value, time, counts) }
    let difference = value - held.value
    if let isRising, isRising == (difference >= 0) || difference == 0 {
      anchor = (value, time, counts)
    } else if difference.magnitude >= change, counts || held.counts {
      turns.append(held.time)
      isRising = difference > 0
      anchor = (value, time, counts)
    }
  }

  /// The first instant from which a second holds more flashes than are allowed.
  func start(ofMoreThan most: Int) -> Double? {
    turns.indices.first { index in
      // A flash is a pair of opposite changes.
      let last = index + 2 * most + 1
      return last < turns.count && turns[last] - turns[index] <= 1
    }.map { turns[$0] }
  }

  func flashes(from start: Double) -> Int {
    turns.count { (0...1).contains($0 - start) } / 2
  }
}
