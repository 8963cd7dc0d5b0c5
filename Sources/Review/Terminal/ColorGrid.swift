import Encoders
package import Raster

/// A picture made smaller, as opaque colours.
package struct ColorGrid: Sendable {
  package struct Color: Equatable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
  }
  package let width: Int
  package let height: Int
  private let colors: [Color]

  package subscript(column: Int, row: Int) -> Color { colors[row * width + column] }

  /// Means of the fields of a picture; what is transparent lies on white.
  package init(_ pixels: Pixmap, width: Int) {
    let size = pixels.size
    let columns = max(1, min(width, size.width))
    let rows = max(1, (size.height * columns + size.width / 2) / max(1, size.width))
    let bytes = pixels.rgba()
    var colors: [Color] = []
    for row in 0..<rows {
      let ys =
        row * size.height / rows..<max(row * size.height / rows + 1, (row + 1) * size.height / rows)
      for column in 0..<columns {
        let first = column * size.width / columns
        let xs = first..<max(first + 1, (column + 1) * size.width / columns)
        var sums = (0, 0, 0)
        for y in ys {
          for x in xs {
            let at = (y * size.width + x) * 4
            let alpha = Int(bytes[at + 3])
            let clear = 255 * (255 - alpha)
            sums.0 += (Int(bytes[at]) * alpha + clear) / 255
            sums.1 += (Int(bytes[at + 1]) * alpha + clear) / 255
            sums.2 += (Int(bytes[at + 2]) * alpha + clear) / 255
          }
        }
        let count = xs.count * ys.count
        colors.append(
          Color(
            red: UInt8(sums.0 / count), green: UInt8(sums.1 / count), blue: UInt8(sums.2 / count)))
      }
    }
    self.width = columns
    height = rows
    self.colors = colors
  }
}
