import CRaster
import Geometry

/// The points of an outline's contours, flattened as filling needs them.
///
/// They lie where the linear part of a map puts them; its translation comes in when they are
/// connected. So one outline may be connected at many places, and gives the same edges whether it
/// was kept or flattened anew.
///
/// Bounds: `count` never passes `capacity`, which `reserve` raises; `ends` rise up to `count`.
package final class OutlinePoints: @unchecked Sendable {
  // Written while it is made, only read once it is kept.
  private var points: UnsafeMutablePointer<SIMD2<Double>>
  private var capacity: Int
  package private(set) var count = 0
  /// Where each contour ends.
  private(set) var ends: ContiguousArray<Int> = []
  private var contour = 0

  /// Coordinates and translations are less than this, in pixels, so that edges reach no farther
  /// than the guard band.
  static let limit = Subpixel.guardBand / 2

  /// Without points.
  package init() {
    capacity = 1_024
    points = .allocate(capacity: capacity)
  }

  /// A copy that is not written to.
  init(keeping other: OutlinePoints) {
    capacity = max(1, other.count)
    points = .allocate(capacity: capacity)
    points.initialize(from: other.points, count: other.count)
    count = other.count
    ends = other.ends
  }

  deinit { points.deallocate() }

  func removeAll() {
    count = 0
    contour = 0
    ends.removeAll(keepingCapacity: true)
  }

  /// Makes room for some more points.
  @inline(__always)
  func reserve(_ more: Int) {
    if count &+ more > capacity { grow(count &+ more) }
  }

  private func grow(_ least: Int) {
    capacity = max(least, capacity * 2)
    let larger = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: capacity)
    larger.initialize(from: points, count: count)
    points.deallocate()
    points = larger
  }

  /// Adds a point there is room for.
  @inline(__always)
  func add(_ point: SIMD2<Double>) {
    points[count] = point
    count &+= 1
  }

  func endContour() {
    if count > contour { ends.append(count) }
    contour = count
  }

  /// Adds the points of a cubic curve but its first one, in `pieces` steps.
  @inline(__always)
  func addCurve(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>,
    end: SIMD2<Double>, pieces: Int
  ) {
    reserve(pieces)
    let step = 1 / Double(pieces)
    var out = points + count
    for index in 1..<max(pieces, 1) {
      let t = Double(index) * step
      out.pointee = ((a * t + b) * t + c) * t + d
      out += 1
    }
    out.pointee = end
    count &+= pieces
  }

  /// The edges of all contours, closed, moved by `offset`.
  /// - `offset`: In pixels; parts less than `limit`.
  package func connect(
    offset: SIMD2<Double>, in pool: EdgePool, isWide: Bool = Kernel.isWide
  ) -> FixedLines {
    // The kernel writes an edge behind the last one.
    pool.lines(capacity: count + 2) { lines in
      var (start, total) = (0, 0)
      var box = EdgeBox()
      for end in ends {
        total &+=
          isWide
          ? zr_connect(
            UnsafeRawPointer(points + start).assumingMemoryBound(to: Double.self), end &- start,
            offset.x, offset.y,
            UnsafeMutableRawPointer(lines + total).assumingMemoryBound(to: Int32.self))
          : connect(start..<end, offset, lines + total)
        start = end
      }
      for index in 0..<total {
        let line = SIMD4(lowHalf: lines[index].start, highHalf: lines[index].end)
        box.low = pointwiseMin(box.low, line)
        box.high = pointwiseMax(box.high, line)
      }
      return (total, box)
    }
  }

  /// Writes the edges of one contour, at most as many as it has points.
  ///
  /// The twin of the kernel.
  private func connect(
    _ contour: Range<Int>, _ offset: SIMD2<Double>, _ lines: UnsafeMutablePointer<FixedLine>
  ) -> Int {
    var before = (points[contour.upperBound - 1] + offset).snapped
    var total = 0
    for index in contour {
      let point = (points[index] + offset).snapped
      if point.y != before.y {
        lines[total] = FixedLine(start: before, end: point)
        total &+= 1
      }
      before = point
    }
    return total
  }
}
