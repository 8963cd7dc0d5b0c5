import Display
import Geometry
import Symbols

/// Symbols in a grid, each at three weights above its name.
package enum SymbolSheet {
  private static let cell = CGSize(width: 150, height: 78)
  private static let columns = 8
  private static let fontSize: CGFloat = 26
  /// Light, regular and black.
  private static let weights = [100.0, 400, 900]

  package static func drawing(of names: [String]) -> Drawing {
    let columns = min(Self.columns, max(1, names.count))
    let rows = (names.count + columns - 1) / columns
    var drawing = Drawing(
      size: CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows)))
    for (index, name) in names.enumerated() {
      let origin = CGPoint(
        x: cell.width * CGFloat(index % columns), y: cell.height * CGFloat(index / columns))
      for (place, weight) in weights.enumerated() {
        let middle = CGPoint(
          x: origin.x + cell.width * (CGFloat(place) + 0.5) / CGFloat(weights.count),
          y: origin.y + 30)
        drawing.elements += symbol(name, weight, at: middle)
      }
      drawing.elements.append(
        .text(
          String(name.prefix(30)), at: CGPoint(x: origin.x + cell.width / 2, y: origin.y + 66),
          size: name.count > 24 ? 7.5 : 9, color: Ink.faint, anchor: .middle))
    }
    return drawing
  }

  private static func symbol(
    _ name: String, _ weight: Double, at middle: CGPoint
  ) -> [Drawing.Element] {
    guard let drawing = SymbolLibrary.drawing(for: SymbolRequest(name: name, weight: weight))
    else { return [] }
    // Wide symbols shrink to their share of the cell.
    let room = cell.width / CGFloat(weights.count) - 4
    let points = min(fontSize, room / max(drawing.size.width, 0.01))
    let map = CGAffineTransform(scaleX: points, y: points).concatenating(
      CGAffineTransform(
        translationX: middle.x - drawing.size.width * points / 2,
        y: middle.y - drawing.size.height * points / 2))
    return drawing.layers.filter { !$0.isCutout }.map {
      .area(
        $0.outline.path.applying(map), isEvenOdd: $0.outline.fillStyle.isEOFilled, color: Ink.text)
    }
  }
}
