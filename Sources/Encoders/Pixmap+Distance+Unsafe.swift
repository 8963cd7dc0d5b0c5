import CFrames
import Display
import Raster

extension Pixmap {
  /// How far a picture is from another: the root mean square of the differences of all parts of all
  /// pixels, 0 to 255, where both are.
  ///
  /// Bounds: rows are read within the width and height that both have.
  func distance(from other: Pixmap) -> Double {
    let width = min(size.width, other.size.width)
    let height = min(size.height, other.size.height)
    guard width > 0, height > 0 else { return 0 }
    var sum: UInt64 = 0
    for y in 0..<height {
      sum += zf_squared_row(
        row(y).assumingMemoryBound(to: UInt8.self),
        other.row(y).assumingMemoryBound(to: UInt8.self), width)
    }
    return (Double(sum) / Double(width * height * 4)).squareRoot()
  }

  /// A copy over an opaque colour.
  func over(_ ground: OpaqueColor) -> Pixmap {
    let result = Pixmap(size: size)
    for y in 0..<size.height {
      zf_over_row(
        row(y).assumingMemoryBound(to: UInt8.self),
        result.row(y).assumingMemoryBound(to: UInt8.self), size.width, ground.blue, ground.green,
        ground.red)
    }
    return result
  }
}
