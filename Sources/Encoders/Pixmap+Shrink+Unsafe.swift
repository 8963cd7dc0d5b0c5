import CFrames
import Display
import Raster

extension Pixmap {
  /// A smaller picture; each pixel is the mean of all that it covers.
  ///
  /// Bounds: the C side reads rows inside this picture and writes one row of the result.
  func shrunk(to smaller: PixelSize) -> Pixmap {
    let result = Pixmap(size: smaller)
    for y in 0..<smaller.height {
      zf_shrink_row(
        bytes.assumingMemoryBound(to: UInt8.self), stride, size.width, size.height, y,
        result.row(y).assumingMemoryBound(to: UInt8.self), smaller.width, smaller.height)
    }
    return result
  }
}
