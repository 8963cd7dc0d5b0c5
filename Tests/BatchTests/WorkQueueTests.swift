import Batch
import Testing

@Suite("WorkQueue") struct WorkQueueTests {
  @Test("keeps the order of its items on any number of lanes", arguments: [1, 2, 5, 64])
  func order(lanes: Int) {
    let items = Array(0..<40)
    #expect(WorkQueue.map(items, lanes: lanes) { $0 * $0 } == items.map { $0 * $0 })
  }

  @Test("of nothing is nothing")
  func empty() {
    #expect(WorkQueue.map([Int](), lanes: 4) { $0 } == [])
  }
}
