import CFrames
import CPNG
package import Display
package import Foundation
package import Raster

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
  /// Plain ones go by a faster way than libpng's; a test holds them equal.
  package static func decodedPixels(
    _ data: Data, plainly: Bool = true
  ) throws(EncodeError) -> (size: PixelSize, rgba: [UInt8]) {
    if plainly, let size = plainSize(data) {
      var isWhole = false
      let pixels = [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) {
        buffer, count in
        guard let base = buffer.baseAddress else { return }
        var place = StraightRows(base: base, width: size.width)
        isWhole = readPlain(data, StraightRows.take, &place)
        count = isWhole ? buffer.count : 0
      }
      if isWhole { return (size, pixels) }
    }
    var image = zpng_image()
    defer { zpng_image_free(&image) }
    var words = [CChar](repeating: 0, count: 128)
    let done = data.withUnsafeBytes { bytes in
      zpng_read(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, UInt64(pixelLimit),
        &image, &words)
    }
    guard done != 0 else {
      let text = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .notAnImage(reason: String(decoding: text, as: UTF8.self))
    }
    let size = PixelSize(width: Int(image.width), height: Int(image.height))
    let count = size.width * size.height * 4
    return (size, Array(UnsafeBufferPointer(start: image.rgba, count: count)))
  }

  /// The picture of a PNG, in the place of an earlier one where that has its size.
  package static func picture(
    _ data: Data, replacing earlier: Pixmap? = nil
  ) throws(EncodeError) -> Pixmap {
    if let size = plainSize(data) {
      let kept = earlier?.size == size ? earlier : nil
      let picture = kept ?? Pixmap(size: size)
      var place = PremultipliedRows(picture: picture)
      if readPlain(data, PremultipliedRows.take, &place) { return picture }
    }
    let (size, pixels) = try decodedPixels(data, plainly: false)
    return Pixmap(size: size, rgba: pixels)
  }

  private static func plainSize(_ data: Data) -> PixelSize? {
    var (width, height) = (UInt32(0), UInt32(0))
    let isPlain = data.withUnsafeBytes { bytes in
      zpng_plain_size(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, UInt64(pixelLimit),
        &width, &height)
    }
    return isPlain != 0 ? PixelSize(width: Int(width), height: Int(height)) : nil
  }

  private static func readPlain(
    _ data: Data, _ take: zpng_row, _ place: UnsafeMutableRawPointer
  ) -> Bool {
    data.withUnsafeBytes { bytes in
      zpng_read_plain(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, take, place)
    } != 0
  }

  /// Where rows go that stay as they are in the file; the memory has the file's size.
  private struct StraightRows {
    let base: UnsafeMutablePointer<UInt8>
    let width: Int

    static let take: zpng_row = { context, y, bytes, channels in
      guard let place = context?.assumingMemoryBound(to: StraightRows.self).pointee, let bytes
      else { return }
      let row = place.base + Int(y) * place.width * 4
      guard channels == 3 else {
        row.update(from: bytes, count: place.width * 4)
        return
      }
      for x in 0..<place.width {
        row[4 * x] = bytes[3 * x]
        row[4 * x + 1] = bytes[3 * x + 1]
        row[4 * x + 2] = bytes[3 * x + 2]
        row[4 * x + 3] = 255
      }
    }
  }

  /// Where rows go that become a picture's; it has the file's size.
  private struct PremultipliedRows {
    let picture: Pixmap

    static let take: zpng_row = { context, y, bytes, channels in
      guard let picture = context?.assumingMemoryBound(to: PremultipliedRows.self).pointee.picture
      else { return }
      let row = picture.row(Int(y)).assumingMemoryBound(to: UInt8.self)
      if channels == 3 {
        zf_opaque_row(bytes, row, picture.size.width)
      } else {
        zf_premultiply_row(bytes, row, picture.size.width)
      }
    }
  }
}
