import CFrames
import CWebP
package import Display
package import Foundation
package import Raster

/// The doorway to libwebp.
///
/// Bounds: libwebp reads `stride * height` bytes of the picture; what it allocates is copied and
/// freed here.
enum LibWebP {
  static func require() throws(EncodeError) {
    var missing = [CChar](repeating: 0, count: 128)
    guard zwebp_load(&missing) != 0 else {
      let name = String(decoding: missing.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      throw .libraryMissing(name: name, install: "libwebp7 libwebpdemux2")
    }
  }

  /// A whole WebP file of a premultiplied picture; `quality` nil is lossless.
  static func encode(_ picture: Pixmap, quality: Int?) throws(EncodeError) -> [UInt8] {
    let straight = Pixmap(size: picture.size)
    for y in 0..<picture.size.height {
      zf_straight_row(
        picture.row(y).assumingMemoryBound(to: UInt8.self),
        straight.row(y).assumingMemoryBound(to: UInt8.self), picture.size.width)
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = zwebp_encode(
      straight.bytes.assumingMemoryBound(to: UInt8.self), Int32(picture.size.width),
      Int32(picture.size.height), Int32(straight.stride), quality.map(Float.init) ?? -1, &bytes)
    guard count > 0, let bytes else { throw .outOfMemory(what: "compressing WebP") }
    defer { zwebp_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// Decodes animated WebP, which libav here cannot.
package final class WebPReader {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let handle: OpaquePointer
  /// The millisecond at which the current frame ends.
  package private(set) var endMilliseconds = 0

  package init(data: Data) throws(EncodeError) {
    try LibWebP.require()
    bytes = .allocate(capacity: max(1, data.count))
    data.copyBytes(to: bytes, count: data.count)
    guard let opened = zwebp_reader_open(bytes, data.count) else {
      bytes.deallocate()
      throw .notAnImage(reason: "not a WebP")
    }
    handle = opened
  }

  deinit {
    zwebp_reader_free(handle)
    bytes.deallocate()
  }

  package var size: PixelSize {
    PixelSize(width: Int(zwebp_reader_width(handle)), height: Int(zwebp_reader_height(handle)))
  }
  package var frameCount: Int { Int(zwebp_reader_frames(handle)) }
  package var loops: Int { Int(zwebp_reader_loops(handle)) }

  /// The next frame's picture; nil at the end.
  package func next() -> Pixmap? {
    var end: Int32 = 0
    guard let rgba = zwebp_reader_next(handle, &end) else { return nil }
    endMilliseconds = Int(end)
    return Pixmap(
      size: size,
      rgba: Array(UnsafeBufferPointer(start: rgba, count: size.width * size.height * 4)))
  }
}
