/// A rectangle of whole pixels, from `x0`, `y0` up to but without `x1`, `y1`.
package struct PixelBox: Hashable, Sendable {
  package var x0: Int
  package var y0: Int
  package var x1: Int
  package var y1: Int

  package init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  package static let empty = PixelBox(x0: 0, y0: 0, x1: 0, y1: 0)

  package var width: Int { max(0, x1 - x0) }
  package var height: Int { max(0, y1 - y0) }
  package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  package func intersection(_ other: PixelBox) -> PixelBox {
    let box = PixelBox(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return box.isEmpty ? .empty : box
  }

  /// The smallest box that holds both; an empty box adds nothing.
  package func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  package func intersects(_ other: PixelBox) -> Bool {
    x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
  }

  package func contains(_ other: PixelBox) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  func outset(by margin: Int) -> PixelBox {
    PixelBox(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
  }

  func moved(x: Int, y: Int) -> PixelBox {
    PixelBox(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }

  /// The box widened so that it begins and ends on a column divisible by four, the step of the
  /// kernels.
  var alignedColumns: PixelBox {
    PixelBox(x0: x0 & ~3, y0: y0, x1: (x1 + 3) & ~3, y1: y1)
  }
}
