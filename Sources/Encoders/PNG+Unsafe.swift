import CPNG
package import Display
package import Foundation
import Raster

/// The doorway to the C writer and reader.
///
/// Bounds: a `Pixmap` holds `stride * height` bytes; the C side reads `width * 4` of each row. What
/// C allocates is copied into arrays and freed before returning.
extension PNG {
  /// Filtered and compressed pixels of a picture: what IDAT and fdAT carry.
  static func compressed(
    _ picture: Pixmap, alpha: Bool, level: Int, area: PixelArea? = nil
  ) throws(EncodeError) -> [UInt8] {
    let area = area ?? PixelArea(x: 0, y: 0, size: picture.size)
    var source = zpng_picture()
    source.width = UInt32(area.size.width)
    source.height = UInt32(area.size.height)
    source.pixels = UnsafeRawPointer(picture.row(area.y) + area.x * 4)
      .assumingMemoryBound(to: UInt8.self)
    source.stride = picture.stride
    source.layout = ZPNG_BGRA_PREMULTIPLIED
    source.has_alpha = alpha ? 1 : 0
    source.level = Int32(max(0, min(12, level)))
    var stream = zpng_buffer()
    defer { zpng_buffer_free(&stream) }
    guard zpng_compress(&source, &stream) != 0 else { throw .outOfMemory(what: "writing a PNG") }
    return Array(UnsafeBufferPointer(start: stream.bytes, count: stream.count))
  }

  static func appendChunk(_ type: String, _ body: [UInt8], to bytes: inout [UInt8]) {
    var buffer = zpng_buffer()
    defer { zpng_buffer_free(&buffer) }
    let done = body.withUnsafeBytes { zpng_append_chunk(&buffer, type, $0.baseAddress, $0.count) }
    precondition(done != 0, "a chunk holds less than 2 GiB")
    bytes.append(contentsOf: UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  /// Straight RGBA rows of a PNG.
  ///
  /// Plain ones go by a faster way; a test holds it equal to libpng's.
  package static func decodedPixels(
    _ data: Data, plainly: Bool = true
  ) throws(EncodeError) -> (size: PixelSize, rgba: [UInt8]) {
    var image = zpng_image()
    defer { zpng_image_free(&image) }
    var words = [CChar](repeating: 0, count: 128)
    let done = data.withUnsafeBytes { bytes in
      let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      if plainly, zpng_read_plain(base, bytes.count, UInt64(pixelLimit), &image) != 0 {
        return Int32(1)
      }
      return zpng_read(base, bytes.count, UInt64(pixelLimit), &image, &words)
    }
    guard done != 0 else {
      let text = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .notAnImage(reason: String(decoding: text, as: UTF8.self))
    }
    let size = PixelSize(width: Int(image.width), height: Int(image.height))
    let count = size.width * size.height * 4
    return (size, Array(UnsafeBufferPointer(start: image.rgba, count: count)))
  }
}
