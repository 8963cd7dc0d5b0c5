import CRaster

/// Differences of coverage along rows, the heart of filling.
///
/// Layout: `rows` rows of `stride` 32-bit cells, one per pixel of the box and two more, and per
/// row `words` words with one bit for each group of four cells that anything was added to.
/// A line adds `dy · (2·one − f)` to the cell it crosses and `dy · f` to the next, f being the sum
/// of its two x fractions there; the running sum along a row is then twice the covered area of a
/// pixel, times `one` squared.
///
/// Bounds: lines are cut to the box before they come here, so x lies in 0…width and the greatest
/// cell touched is width + 1; rows are limited by `add`. Sweeping leaves all cells zero, so the
/// next shape may stride the memory anew. The plain twin is the exact area in `CoverageTests`.
package final class CoverageCells {
  /// The cells as the kernels in C see them.
  private(set) var kernel = zr_cells()
  private(set) var box = PixelBox.empty
  private var cellCapacity = 0
  private var maskCapacity = 0

  package var cells: UnsafeMutablePointer<Int32> { kernel.cells }
  package var masks: UnsafeMutablePointer<UInt64> { kernel.masks }
  /// Cells from one row to the next.
  package var stride: Int { kernel.stride }
  /// Words of bits in a row.
  package var words: Int { kernel.words }

  /// Without memory.
  package init() {
    kernel.cells = .allocate(capacity: 0)
    kernel.masks = .allocate(capacity: 0)
  }

  deinit {
    kernel.cells.deallocate()
    kernel.masks.deallocate()
  }

  /// Prepares for a shape inside `box`, whose left side must be divisible by four.
  package func begin(_ box: PixelBox) {
    let stride = (box.width + 2 + 3) & ~3
    let words = (stride / 4 + 63) / 64
    if stride * box.height > cellCapacity || words * box.height > maskCapacity {
      grow(cells: stride * box.height, masks: words * box.height)
    }
    self.box = box
    // In one step, since each step is checked for exclusive access.
    let memory = kernel
    kernel = zr_cells(
      cells: memory.cells, masks: memory.masks, stride: stride, words: words,
      rows: Int32(box.height), left: Int32(box.x0) &<< Subpixel.bits,
      top: Int32(box.y0) &<< Subpixel.bits)
  }

  private func grow(cells: Int, masks: Int) {
    if cells > cellCapacity {
      kernel.cells.deallocate()
      cellCapacity = cells
      // The kernel may add 0 to cells behind the last one.
      kernel.cells = .allocate(capacity: cells + 4)
      kernel.cells.initialize(repeating: 0, count: cells + 4)
    }
    if masks > maskCapacity {
      kernel.masks.deallocate()
      maskCapacity = masks
      kernel.masks = .allocate(capacity: masks)
      kernel.masks.initialize(repeating: 0, count: masks)
    }
  }

  /// Adds the edges, of which only the rows of the box are written.
  package func add(
    _ lines: UnsafeBufferPointer<FixedLine>, width: Int32 = Kernel.width
  ) {
    guard let base = lines.baseAddress, width > 1, Subpixel.bits == 10 else {
      return addPlainly(lines)
    }
    var kernel = kernel
    let numbers = UnsafeRawPointer(base).assumingMemoryBound(to: Int32.self)
    zr_add_lines(&kernel, numbers, lines.count, width)
  }

  /// The twin of the kernel behind `add`.
  private func addPlainly(_ lines: UnsafeBufferPointer<FixedLine>) {
    let (left, top) = (Int32(box.x0) &<< Subpixel.bits, Int32(box.y0) &<< Subpixel.bits)
    let rows = Int32(box.height)
    for line in lines { add(line.moved(by: SIMD2(-left, -top)), rows: rows) }
  }

  @inline(__always)
  private func put(
    _ row: UnsafeMutablePointer<Int32>, _ mask: UnsafeMutablePointer<UInt64>, _ x: Int,
    _ dy: Int32, _ fractions: Int32
  ) {
    let cell = row + x
    cell[0] = cell[0] &+ dy &* (2 &* Subpixel.one &- fractions)
    cell[1] = cell[1] &+ dy &* fractions
    let (group, next) = (x &>> 2, (x &+ 1) &>> 2)
    mask[group &>> 6] |= (1 as UInt64) &<< UInt64(truncatingIfNeeded: group & 63)
    mask[next &>> 6] |= (1 as UInt64) &<< UInt64(truncatingIfNeeded: next & 63)
  }

  /// Adds the part of a line within one row, `dy` sub-rows high, signed by `sign`.
  ///
  /// `slope` is |dy/dx| in 32.32. Heights at cell borders are rounded running values and the last
  /// cell takes the rest, so no coverage can leak along a row.
  @inline(__always)
  private func addRowPiece(
    _ row: UnsafeMutablePointer<Int32>, _ mask: UnsafeMutablePointer<UInt64>, _ xa: Int32,
    _ xb: Int32, _ dy: Int32, _ sign: Int32, _ slope: Int64
  ) {
    let fraction = Subpixel.one &- 1
    if xa &>> Subpixel.bits == xb &>> Subpixel.bits {
      put(row, mask, Int(xa &>> Subpixel.bits), sign &* dy, (xa & fraction) &+ (xb & fraction))
      return
    }
    let (left, right) = (min(xa, xb), max(xa, xb))
    var x = Int(left &>> Subpixel.bits)
    let end = Int(right &>> Subpixel.bits)
    var fx = left & fraction
    var height = Int64(Subpixel.one &- fx) &* slope &+ 0x8000_0000
    var before: Int32 = 0
    while x < end {
      let reached = min(dy, Int32(truncatingIfNeeded: height &>> 32))
      put(row, mask, x, sign &* (reached &- before), fx &+ Subpixel.one)
      before = reached
      fx = 0
      x &+= 1
      height &+= slope &<< Int64(Subpixel.bits)
    }
    if dy != before { put(row, mask, end, sign &* (dy &- before), right & fraction) }
  }

  /// Adds one line in coordinates of the box.
  ///
  /// Where a row is entered depends on the line alone,
  /// not on the box's top, so bands of any height give the same sums.
  @inline(__always)
  private func add(_ line: FixedLine, rows: Int32) {
    let isDown = line.start.y < line.end.y
    let (from, to) = isDown ? (line.start, line.end) : (line.end, line.start)
    let (x0, y0, x1, y1) = (from.x, from.y, to.x, to.y)
    if y1 <= 0 || y0 >= rows &<< Subpixel.bits || y0 == y1 { return }
    let sign: Int32 = isDown ? 1 : -1
    let (dx, dy) = (x1 &- x0, y1 &- y0)
    let last = min((y1 &- 1) &>> Subpixel.bits, rows &- 1)
    var row = max(y0 &>> Subpixel.bits, 0)
    var cell = cells + Int(row) &* stride
    var mask = masks + Int(row) &* words
    var y = max(y0, row &<< Subpixel.bits)
    if dx == 0 {
      let fractions = (x0 & (Subpixel.one &- 1)) &* 2
      let x = Int(x0 &>> Subpixel.bits)
      while row <= last {
        let next = min(y1, (row &+ 1) &<< Subpixel.bits)
        put(cell, mask, x, sign &* (next &- y), fractions)
        y = next
        row &+= 1
        cell += stride
        mask += words
      }
      return
    }
    let width = dx < 0 ? 0 &- dx : dx
    let isInOneColumn = x0 &>> Subpixel.bits == x1 &>> Subpixel.bits
    let slope = isInOneColumn ? 0 : Int64(Double(dy) / Double(width) * 4_294_967_296)
    if y0 &>> Subpixel.bits == (y1 &- 1) &>> Subpixel.bits {
      addRowPiece(cell, mask, x0, x1, dy, sign, slope)
      return
    }
    let step = Int64(Double(dx) / Double(dy) * 4_294_967_296)
    var x = (Int64(x0) &<< 32) &+ 0x8000_0000 &+ step &* Int64(y &- y0)
    var xa = Int32(truncatingIfNeeded: x &>> 32)
    while true {
      let next = (row &+ 1) &<< Subpixel.bits
      if next >= y1 {
        addRowPiece(cell, mask, xa, x1, y1 &- y, sign, slope)
        return
      }
      x &+= step &* Int64(next &- y)
      let xb = Int32(truncatingIfNeeded: x &>> 32)
      addRowPiece(cell, mask, xa, xb, next &- y, sign, slope)
      if row == last { return }
      xa = xb
      y = next
      row &+= 1
      cell += stride
      mask += words
    }
  }
}
