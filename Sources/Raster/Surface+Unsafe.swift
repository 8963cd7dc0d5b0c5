import CRaster

/// Pixels being drawn to: BGRA, premultiplied, with a place on the canvas.
///
/// Bounds: `box` begins on a column divisible by four and each row holds a whole number of groups
/// of four pixels, so kernels may step by four without a tail.
struct Surface {
  /// The pixel at the top left of `box`.
  let base: UnsafeMutableRawPointer
  /// Bytes from one row to the next.
  let stride: Int
  let box: PixelBox

  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
    let offset = (y &- box.y0) &* stride &+ (x &- box.x0) &* 4
    return base + offset
  }

  /// Writes one pixel value all over a region inside the surface.
  /// - `hidden`: What need not be filled.
  func fill(_ region: PixelBox, with pixel: UInt32, hidden: HiddenColumns? = nil) {
    let region = region.intersection(box.alignedColumns)
    let all = region.x0..<max(region.x0, region.x1)
    for y in region.y0..<max(region.y0, region.y1) {
      guard let hidden else {
        fill(all, row: y, with: pixel)
        continue
      }
      let parts = hidden.visible(all, row: y)
      fill(parts.left, row: y, with: pixel)
      fill(parts.right, row: y, with: pixel)
    }
  }

  @inline(__always)
  private func fill(_ columns: Range<Int>, row y: Int, with pixel: UInt32) {
    let target = address(columns.lowerBound, y).assumingMemoryBound(to: UInt32.self)
    let done = Kernel.isWide ? zr_fill(target, columns.count, pixel) : 0
    (target + done).update(repeating: pixel, count: columns.count &- done)
  }
}

/// Coverage bytes with a place on the canvas; the same rules of bounds as `Surface`.
struct MaskRows {
  let base: UnsafeMutablePointer<UInt8>
  let stride: Int
  let box: PixelBox

  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    let offset = (y &- box.y0) &* stride &+ (x &- box.x0)
    return base + offset
  }
}

/// Memory for the length of one tile, handed out in order and given back in reverse.
final class Arena {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  private var block = 0
  private var used = 0

  struct Mark {
    fileprivate let block: Int
    fileprivate let used: Int
  }

  deinit { for block in blocks { block.deallocate() } }

  var mark: Mark { Mark(block: block, used: used) }
  func release(to mark: Mark) {
    block = mark.block
    used = mark.used
  }

  /// Memory with arbitrary contents, aligned to 64 bytes, with 64 bytes to spare behind it.
  func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let size = (count + 127) & ~63
    while block < blocks.count, used + size > blocks[block].count {
      block += 1
      used = 0
    }
    if block == blocks.count {
      blocks.append(.allocate(byteCount: max(size, 1 << 20), alignment: 64))
      used = 0
    }
    defer { used += size }
    guard let base = blocks[block].baseAddress else { preconditionFailure("a block has memory") }
    return base + used
  }

  /// A transparent surface over a box, whose columns are widened to groups of four.
  func surface(_ box: PixelBox) -> Surface {
    let box = box.alignedColumns
    let stride = box.width * 4
    let base = allocate(stride * box.height)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: stride * box.height)
    return Surface(base: base, stride: stride, box: box)
  }

  /// Mask rows over a box, with arbitrary contents.
  func mask(_ box: PixelBox) -> MaskRows {
    let box = box.alignedColumns
    let base = allocate(box.width * box.height)
    return MaskRows(
      base: base.assumingMemoryBound(to: UInt8.self), stride: box.width, box: box)
  }
}
