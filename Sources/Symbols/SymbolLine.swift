package import Geometry

/// A line that a pen follows to draw a part of a symbol.
package struct SymbolLine: Equatable, Sendable {
  /// The way of the pen's middle.
  package var path: Path
  /// The pen's width, in the units of the path.
  package var width: Double
  /// Whether the inside is filled besides.
  package var isSolid: Bool

  package init(_ path: Path, width: Double, isSolid: Bool = false) {
    self.path = path
    self.width = width
    self.isSolid = isSolid
  }

  /// The line in em, measured from the top left corner of the alignment rectangle.
  func placed(origin: CGPoint, unitsPerEm: Double) -> SymbolLine {
    let share = 1 / unitsPerEm
    let map = CGAffineTransform(
      a: share, b: 0, c: 0, d: share, tx: -origin.x * share, ty: -origin.y * share)
    return SymbolLine(path.applying(map), width: width * share, isSolid: isSolid)
  }
}
