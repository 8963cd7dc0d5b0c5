import Batch
import Testing

@Suite("FrameSpan") struct FrameSpanTests {
  @Test(
    "counts from the start, and from the end where negative",
    arguments: [
      (0, 9, 0...9), (5, 5, 5...5), (-1, -1, 9...9), (-3, -1, 7...9), (4, -1, 4...9),
      (0, -10, 0...0),
    ])
  func indices(first: Int, last: Int, found: ClosedRange<Int>) {
    #expect(FrameSpan(first: first, last: last).indices(in: 10) == found)
  }

  @Test(
    "has no frames outside the film or against its direction",
    arguments: [(0, 10), (10, 10), (-11, -1), (5, 4), (-1, 0)])
  func outside(first: Int, last: Int) {
    #expect(FrameSpan(first: first, last: last).indices(in: 10) == nil)
  }

  @Test("needs the film's length only where it counts from the end")
  func length() {
    #expect(!FrameSpan(first: 0, last: 9).needsLength)
    #expect(FrameSpan(first: 0, last: -1).needsLength)
  }
}
