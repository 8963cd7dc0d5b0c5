/// Rows of 16-bit numbers between two steps of a blur; outside of them all is 0.
///
/// Layout: `rows.count` rows of `stride` numbers, `lanes` numbers for each of `count` places, and
/// one row of zeros. Bounds: `row` answers with the row of zeros where there is none, and rows are
/// written only by the steps that made the plane.
final class BlurPlane {
  let rows: Range<Int>
  /// The first place along each row.
  let origin: Int
  let count: Int
  let lanes: Int
  private let stride: Int
  private let base: UnsafeMutablePointer<UInt16>

  init(rows: Range<Int>, origin: Int, count: Int, lanes: Int) {
    self.rows = rows
    self.origin = origin
    self.count = count
    self.lanes = lanes
    stride = (count * lanes + 31) & ~31
    base = .allocate(capacity: stride * (rows.count + 1))
    base.update(repeating: 0, count: stride)
  }

  deinit { base.deallocate() }

  private var width: Int { count * lanes }

  func row(_ y: Int) -> UnsafePointer<UInt16> {
    UnsafePointer(rows.contains(y) ? place(y) : base)
  }

  func place(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    base + (y &- rows.lowerBound &+ 1) &* stride
  }

  private func sibling(rows: Range<Int>) -> BlurPlane {
    BlurPlane(rows: rows, origin: origin, count: count, lanes: lanes)
  }

  /// Half as many rows.
  func halved(to rows: Range<Int>) -> BlurPlane {
    let result = sibling(rows: rows)
    for y in rows {
      BlurKernel.halve(
        row(2 * y - 1), row(2 * y), row(2 * y + 1), row(2 * y + 2), into: result.place(y),
        count: width)
    }
    return result
  }

  /// The two rows a row of twice as many is mixed from: three parts of the first, one of the second.
  func pair(for y: Int) -> (near: UnsafePointer<UInt16>, far: UnsafePointer<UInt16>) {
    let near = y >> 1
    return (row(near), row(y & 1 == 0 ? near - 1 : near + 1))
  }

  /// Twice as many rows.
  func doubled(to rows: Range<Int>) -> BlurPlane {
    let result = sibling(rows: rows)
    for y in rows {
      let (near, far) = pair(for: y)
      BlurKernel.double(near, far, into: result.place(y), count: width)
    }
    return result
  }

  /// Rows filtered by a symmetric kernel, its weights from the centre outwards.
  func filtered(to rows: Range<Int>, weights: [Float]) -> BlurPlane {
    let result = sibling(rows: rows)
    var around = [UnsafePointer<UInt16>?](repeating: nil, count: 2 * weights.count - 1)
    for y in rows {
      around[0] = row(y)
      for tap in 1..<max(1, weights.count) {
        around[2 * tap - 1] = row(y + tap)
        around[2 * tap] = row(y - tap)
      }
      BlurKernel.filter(around, weights: weights, into: result.place(y), count: width)
    }
    return result
  }

  /// Rows as columns; the numbers of one place stay together.
  func turned() -> BlurPlane {
    let result = BlurPlane(
      rows: origin..<origin + count, origin: rows.lowerBound, count: rows.count, lanes: lanes)
    let from = UnsafeRawPointer(base + stride)
    let to = UnsafeMutableRawPointer(result.base + result.stride)
    if lanes == 4 {
      Self.turn(from, to, rows.count, count, stride, result.stride, UInt64.self)
    } else {
      Self.turn(from, to, rows.count, count, stride, result.stride, UInt16.self)
    }
    return result
  }

  /// Squares of 16 places at a time, so that both sides stay in the nearest cache.
  @inline(__always)
  private static func turn<Place: BitwiseCopyable>(
    _ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, _ rows: Int, _ columns: Int,
    _ fromStride: Int, _ toStride: Int, _ place: Place.Type
  ) {
    let size = MemoryLayout<Place>.size
    for top in Swift.stride(from: 0, to: rows, by: 16) {
      for left in Swift.stride(from: 0, to: columns, by: 16) {
        for x in left..<min(left + 16, columns) {
          let out = to + x &* toStride &* 2
          for y in top..<min(top + 16, rows) {
            let value = from.loadUnaligned(
              fromByteOffset: y &* fromStride &* 2 &+ x &* size, as: Place.self)
            out.storeBytes(of: value, toByteOffset: y &* size, as: Place.self)
          }
        }
      }
    }
  }
}
