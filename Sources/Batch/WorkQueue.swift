import Foundation

/// Does many things at once and keeps their order.
package enum WorkQueue {
  /// The results of `work` for each item, in the order of the items.
  ///
  /// `lanes` items are worked on at once; with one lane all happens on this thread.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], lanes: Int, work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard lanes > 1, items.count > 1 else { return items.map(work) }
    let board = Board<Result>(count: items.count)
    let lanesDone = DispatchSemaphore(value: 0)
    let threads = min(lanes, items.count)
    for _ in 0..<threads {
      let thread = Thread {
        while let index = board.take() { board.put(work(items[index]), at: index) }
        lanesDone.signal()
      }
      // Encoders and parsers are used to the main thread's room.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<threads { lanesDone.wait() }
    return board.results
  }

  /// Which items are taken, and what came of them.
  private final class Board<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private var found: [Result?]

    init(count: Int) { found = Array(repeating: nil, count: count) }

    func take() -> Int? {
      lock.withLock {
        guard next < found.count else { return nil }
        defer { next += 1 }
        return next
      }
    }
    func put(_ result: Result, at index: Int) { lock.withLock { found[index] = result } }
    var results: [Result] { lock.withLock { found.compactMap { $0 } } }
  }
}
