package import Geometry

/// The edges of an outline, snapped to the sub-pixel grid, without horizontal ones.
///
/// Bounds: `first` and the `count - 1` edges behind it lie in `memory`, written before they came here
/// and never after.
package struct FixedLines: RandomAccessCollection, @unchecked Sendable {
  private let memory: EdgeMemory?
  private let first: UnsafePointer<FixedLine>?
  package let count: Int
  /// Least x, y and greatest x, y in sub-pixels; reversed while there are no lines.
  package let low: SIMD2<Int32>
  package let high: SIMD2<Int32>

  init() {
    (memory, first, count) = (nil, nil, 0)
    (low, high) = (SIMD2(.max, .max), SIMD2(.min, .min))
  }

  fileprivate init(
    _ memory: EdgeMemory, from first: UnsafePointer<FixedLine>, count: Int, low: SIMD2<Int32>,
    high: SIMD2<Int32>
  ) {
    self.memory = memory
    self.first = first
    self.count = count
    self.low = low
    self.high = high
  }

  init(_ builder: EdgeBuilder) {
    let memory = EdgeMemory(capacity: builder.edges.count)
    builder.edges.withUnsafeBufferPointer { edges in
      guard let base = edges.baseAddress else { return }
      memory.edges.initialize(from: base, count: edges.count)
    }
    self.init(
      memory, from: memory.edges, count: builder.edges.count, low: builder.low,
      high: builder.high)
  }

  /// All contours of polylines in pixel space, closed.
  package init(_ polylines: Polylines) { self.init(EdgeBuilder(polylines)) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> FixedLine {
    guard let first, index >= 0, index < count else {
      preconditionFailure("no edge has number \(index) of \(count)")
    }
    return first[index]
  }

  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<FixedLine>) -> Result
  ) -> Result {
    withExtendedLifetime(memory) { body(UnsafeBufferPointer(start: first, count: count)) }
  }

  /// The pixels the inside can touch.
  var box: PixelBox { box(movedBy: .zero) }

  /// The same of the edges moved by whole sub-pixels.
  func box(movedBy offset: SIMD2<Int32>) -> PixelBox {
    guard !isEmpty else { return .empty }
    let (low, high) = (low &+ offset, high &+ offset &+ (Subpixel.one - 1))
    let bits = Subpixel.bits
    return PixelBox(
      x0: Int(low.x >> bits), y0: Int(low.y >> bits), x1: Int(high.x >> bits),
      y1: Int(high.y >> bits))
  }

  /// Whether the edges are those of one rectangle on pixel borders, so that it covers `box` wholly.
  var isPixelRectangle: Bool {
    guard count == 2 else { return false }
    let mask = Subpixel.one - 1
    let (a, b) = (self[0], self[1])
    let onGrid = ((low.x | high.x | low.y | high.y) & mask) == 0
    let upright = a.start.x == a.end.x && b.start.x == b.end.x && a.start.x != b.start.x
    return onGrid && upright && a.top == b.top && a.bottom == b.bottom
      && (a.start.y < a.end.y) != (b.start.y < b.end.y)
  }

  /// The edges as they matter inside a box.
  func clipped(to box: PixelBox) -> FixedLines {
    box.contains(self.box) ? self : FixedLines(EdgeBuilder(self, clippedTo: box))
  }
}

/// Memory that the edges of many outlines share.
private final class EdgeMemory {
  let edges: UnsafeMutablePointer<FixedLine>
  let capacity: Int
  var used = 0

  init(capacity: Int) {
    self.capacity = capacity
    edges = .allocate(capacity: capacity)
  }

  deinit { edges.deallocate() }
}

/// Room for the edges of outlines, one behind the other; used by one thread.
///
/// Memory is written anew only once nobody holds edges in it.
package final class EdgePool {
  private var blocks: [EdgeMemory] = []
  private var current = 0

  package init() {}

  /// Edges in a block: 64 kilobytes.
  private static let blockSize = 4_096
  private static let mostBlocks = 64

  /// Edges written by a closure, which says how many there are and their box.
  /// - `write`: May touch `capacity` edges; those it counts have height.
  func lines(
    capacity: Int, write: (UnsafeMutablePointer<FixedLine>) -> (count: Int, box: EdgeBox)
  ) -> FixedLines {
    let memory = memory(for: capacity)
    let first = memory.edges + memory.used
    let (count, box) = write(first)
    memory.used += count
    return FixedLines(
      memory, from: first, count: count, low: pointwiseMin(box.low.lowHalf, box.low.highHalf),
      high: pointwiseMax(box.high.lowHalf, box.high.highHalf))
  }

  private func memory(for capacity: Int) -> EdgeMemory {
    if current < blocks.count, blocks[current].capacity - blocks[current].used >= capacity {
      return blocks[current]
    }
    guard capacity <= Self.blockSize else { return EdgeMemory(capacity: capacity) }
    for _ in blocks.indices {
      current = current + 1 < blocks.count ? current + 1 : 0
      if isKnownUniquelyReferenced(&blocks[current]) {
        blocks[current].used = 0
        return blocks[current]
      }
    }
    let memory = EdgeMemory(capacity: Self.blockSize)
    if blocks.count < Self.mostBlocks {
      current = blocks.count
      blocks.append(memory)
    } else {
      blocks[current] = memory
    }
    return memory
  }
}

/// Least x, y, x, y of edges, and greatest.
struct EdgeBox {
  var low = SIMD4<Int32>(repeating: .max)
  var high = SIMD4<Int32>(repeating: .min)
}
