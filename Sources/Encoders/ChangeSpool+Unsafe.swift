import CPNG
import Display
import Foundation
import Raster

/// Keeps a film's changes on disk until its last frame is known.
///
/// The file has no name, so nothing is left of it however the process ends. Layout of a record:
/// the area's rows without padding, compressed.
/// Bounds: rows are copied within `width * 4` bytes; the restored size is checked by the C side.
final class ChangeSpool {
  private struct Record {
    var area: PixelArea
    var isOver: Bool
    var offset: Int
    var count: Int
  }

  private let descriptor: Int32
  private let path: String
  private var records: [Record] = []
  private var end = 0

  /// `path` is where the film goes; its folder holds the spool.
  init(beside path: String) throws(EncodeError) {
    self.path = path
    let name =
      path == "-" ? NSTemporaryDirectory() + "zoetrope-spool" : path
    let file = Folders.temporaryName(beside: name)
    descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Folders.failure(path, errno) }
    unlink(file)
  }

  deinit { close(descriptor) }

  var count: Int { records.count }

  func append(_ change: FrameDelta.Change) throws(EncodeError) {
    let rowBytes = change.area.size.width * 4
    var bytes = [UInt8](repeating: 0, count: rowBytes * change.area.size.height)
    bytes.withUnsafeMutableBytes { out in
      guard let base = out.baseAddress else { return }
      for y in 0..<change.area.size.height {
        (base + y * rowBytes).copyMemory(from: change.pixels.row(y), byteCount: rowBytes)
      }
    }
    var packed = zpng_buffer()
    defer { zpng_buffer_free(&packed) }
    guard zpng_pack(bytes, bytes.count, 1, &packed) != 0 else {
      throw .outOfMemory(what: "collecting frames")
    }
    try Descriptor.write(
      UnsafeRawBufferPointer(start: packed.bytes, count: packed.count), to: descriptor, path: path)
    records.append(
      Record(area: change.area, isOver: change.isOver, offset: end, count: packed.count))
    end += packed.count
  }

  /// Draws a change onto the picture before it and says where.
  func apply(_ index: Int, to canvas: Pixmap) throws(EncodeError) -> PixelArea {
    let record = records[index]
    var packed = [UInt8](repeating: 0, count: record.count)
    var have = 0
    while have < record.count {
      let got = packed.withUnsafeMutableBytes { buffer in
        pread(
          descriptor, buffer.baseAddress.map { $0 + have }, record.count - have,
          off_t(record.offset + have))
      }
      guard got > 0 else { throw .cannotRead(path: path, reason: "the collected frames are gone") }
      have += got
    }
    let change = Pixmap(size: record.area.size)
    let rowBytes = record.area.size.width * 4
    var bytes = [UInt8](repeating: 0, count: rowBytes * record.area.size.height)
    guard zpng_unpack(packed, packed.count, &bytes, bytes.count) != 0 else {
      throw .cannotRead(path: path, reason: "the collected frames are damaged")
    }
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for y in 0..<record.area.size.height {
        change.row(y).copyMemory(from: base + y * rowBytes, byteCount: rowBytes)
      }
    }
    canvas.draw(change, at: (record.area.x, record.area.y), over: record.isOver)
    return record.area
  }
}
