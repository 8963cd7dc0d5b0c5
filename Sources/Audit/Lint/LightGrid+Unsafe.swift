import Geometry
import Raster

// A picture is read row by row: `stride` bytes from row to row, four bytes a pixel in the order
// blue, green, red, alpha, premultiplied. Columns and rows of the grid are cut to the size of the
// picture, so no read leaves it. The mean of a cell needs each pixel once; `rgba()` of the whole
// picture would copy it first.

/// A picture as the mean light of square cells.
struct LightGrid {
  let columns: Int
  let rows: Int
  /// Relative luminance of each cell, 0…1, row by row.
  private(set) var luminance: [Double]
  /// How much redder than anything else a cell is, 0…320, as WCAG counts it.
  private(set) var red: [Double]
  /// Whether four fifths of a cell's light are red.
  private(set) var isSaturated: [Bool]

  /// Linear light of a byte of sRGB.
  private static let light: [Double] = (0..<256).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : Transcendentals.pow((value + 0.055) / 1.055, 2.4)
  }

  /// - Parameter side: Pixels along a side of a cell, at least 1.
  init(_ picture: Pixmap, side: Int) {
    columns = (picture.size.width + side - 1) / side
    rows = (picture.size.height + side - 1) / side
    luminance = Array(repeating: 0, count: columns * rows)
    red = luminance
    isSaturated = Array(repeating: false, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns { add(picture, side: side, column, row) }
    }
  }

  private mutating func add(_ picture: Pixmap, side: Int, _ column: Int, _ row: Int) {
    var sum = (red: 0.0, green: 0.0, blue: 0.0)
    let xs = column * side..<min((column + 1) * side, picture.size.width)
    let ys = row * side..<min((row + 1) * side, picture.size.height)
    for y in ys {
      let bytes = picture.row(y).assumingMemoryBound(to: UInt8.self)
      for x in xs {
        let pixel = bytes + x * 4
        // What is clear lies on white.
        let ground = 255 - Int(pixel[3])
        sum.blue += Self.light[min(255, Int(pixel[0]) + ground)]
        sum.green += Self.light[min(255, Int(pixel[1]) + ground)]
        sum.red += Self.light[min(255, Int(pixel[2]) + ground)]
      }
    }
    let count = Double(max(1, xs.count * ys.count))
    let (r, g, b) = (sum.red / count, sum.green / count, sum.blue / count)
    let place = row * columns + column
    luminance[place] = 0.2126 * r + 0.7152 * g + 0.0722 * b
    red[place] = max(0, (r - g - b) * 320)
    isSaturated[place] = r > 0 && r / (r + g + b) >= 0.8
  }
}
