import CLibAV
import Display
import Foundation

/// Still pictures through libav.
///
/// Bounds: libav allocates `width * height * 4` bytes; they are copied and freed here.
extension LibAV {
  static func decodeImage(_ data: Data) throws(EncodeError) -> DisplayImage {
    var words = zav_message()
    guard zav_load(&words) != 0 else {
      throw .libraryMissing(name: text(words), install: "libavcodec59 libavformat59 libswscale6")
    }
    var (width, height): (Int32, Int32) = (0, 0)
    let decoded = data.withUnsafeBytes { bytes in
      zav_decode_image(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
        Int64(PNG.pixelLimit), &width, &height, &words)
    }
    guard let decoded else { throw .notAnImage(reason: text(words)) }
    defer { free(decoded) }
    let count = Int(width) * Int(height) * 4
    return DisplayImage(
      width: Int(width), height: Int(height),
      pixels: Array(UnsafeBufferPointer(start: decoded, count: count)))
  }
}
