package import Display

/// Pixels in memory: BGRA, 8 bits each, premultiplied, sRGB, rows top-down.
package final class Pixmap {
  package let size: PixelSize
  /// Bytes from one row to the next.
  package let stride: Int
  package let bytes: UnsafeMutableRawPointer
  private let owned: Bool

  /// A transparent picture in memory of its own.
  package init(size: PixelSize) {
    self.size = size
    stride = (size.width * 4 + 63) / 64 * 64 + 64
    let count = stride * max(1, size.height) + 64
    bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    owned = true
  }

  /// A view of somebody else's memory, such as a slot of the frame ring.
  /// - Precondition: `bytes` holds `stride * size.height` bytes and outlives the pixmap.
  package init(size: PixelSize, stride: Int, borrowing bytes: UnsafeMutableRawPointer) {
    self.size = size
    self.stride = stride
    self.bytes = bytes
    owned = false
  }

  deinit { if owned { bytes.deallocate() } }

  package func row(_ y: Int) -> UnsafeMutableRawPointer { bytes + y * stride }
}
