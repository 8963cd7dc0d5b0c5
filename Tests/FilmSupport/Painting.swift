import Display
import Encoders
import Raster

extension FilmFixture {
  /// A copy of a picture with one pixel's premultiplied bytes replaced.
  package static func dotted(_ picture: Pixmap, x: Int, y: Int, _ bgra: [UInt8]) -> Pixmap {
    let result = picture.copy()
    for part in 0..<4 {
      result.row(y).storeBytes(of: bgra[part], toByteOffset: x * 4 + part, as: UInt8.self)
    }
    return result
  }
}
