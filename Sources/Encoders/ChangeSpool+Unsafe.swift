import CFrames
import CPNG
import Display
import Foundation
import Raster

/// Keeps a film's changes on disk until its last frame is known.
///
/// The file has no name, so nothing is left of it however the process ends. Layout of a record: the
/// changed runs of an area's rows as `Changes.h` has them, compressed.
/// Bounds: rows are read and written within the picture; the C side checks every run on the way back.
final class ChangeSpool {
  private struct Record {
    /// nil: nothing changed.
    var area: PixelArea?
    var offset: Int
    var count: Int
    var unpackedCount: Int
  }

  let size: PixelSize
  private let descriptor: Int32
  private let path: String
  private let before: Pixmap
  private var buffer: [UInt8] = []
  private var records: [Record] = []
  private var end = 0

  /// `path` is where the film goes; its folder holds the spool.
  init(beside path: String, size: PixelSize) throws(EncodeError) {
    self.path = path
    self.size = size
    before = Pixmap(size: size)
    let name = path == "-" ? NSTemporaryDirectory() + "zoetrope-spool" : path
    let file = Folders.temporaryName(beside: name)
    descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Folders.failure(path, errno) }
    unlink(file)
  }

  deinit { close(descriptor) }

  var count: Int { records.count }

  /// Adds a picture: what differs from the one before, or from a clear one.
  ///
  /// `places` holds all that has changed; nil: anything may have. Changed pixels are counted in a
  /// census.
  func append(
    _ picture: Pixmap, in places: [PixelBox]? = nil, census: ColorCensus? = nil
  ) throws(EncodeError) {
    let canvas = PixelBox(x0: 0, y0: 0, x1: size.width, y1: size.height)
    let box =
      places.map { $0.reduce(PixelBox.empty) { $0.union($1) }.intersection(canvas) } ?? canvas
    guard !box.isEmpty, !(places != nil && isUnchanged(picture, box)) else {
      records.append(Record(area: nil, offset: end, count: 0, unpackedCount: 0))
      return
    }
    let used = collect(picture, box, census)
    var packed = zpng_buffer()
    defer { zpng_buffer_free(&packed) }
    guard zpng_pack(buffer, used, 1, &packed) != 0 else {
      throw .outOfMemory(what: "collecting frames")
    }
    try Descriptor.write(
      UnsafeRawBufferPointer(start: packed.bytes, count: packed.count), to: descriptor, path: path)
    let area = PixelArea(
      x: box.x0, y: box.y0, size: PixelSize(width: box.width, height: box.height))
    records.append(
      Record(area: area, offset: end, count: packed.count, unpackedCount: used))
    end += packed.count
  }

  private func isUnchanged(_ picture: Pixmap, _ box: PixelBox) -> Bool {
    (box.y0..<box.y1).allSatisfy {
      memcmp(picture.row($0) + box.x0 * 4, before.row($0) + box.x0 * 4, box.width * 4) == 0
    }
  }

  /// Writes the changed runs of a place's rows to the buffer and returns their length.
  private func collect(_ picture: Pixmap, _ box: PixelBox, _ census: ColorCensus?) -> Int {
    let bound = zf_changes_bound(box.width)
    if buffer.count < bound * box.height {
      buffer = [UInt8](repeating: 0, count: bound * box.height)
    }
    return buffer.withUnsafeMutableBufferPointer { out in
      guard let base = out.baseAddress else { return 0 }
      var used = 0
      for y in box.y0..<box.y1 {
        used += zf_take_changes(
          (picture.row(y) + box.x0 * 4).assumingMemoryBound(to: UInt8.self),
          (before.row(y) + box.x0 * 4).assumingMemoryBound(to: UInt8.self), box.width, base + used,
          census?.handle)
      }
      return used
    }
  }

  /// Puts a change onto the picture before it, and onto a canvas of indices, and says where.
  /// - Returns: nil where nothing changed.
  func replay(
    _ index: Int, onto picture: Pixmap, mapping canvas: IndexedCanvas? = nil
  ) throws(EncodeError) -> PixelArea? {
    let record = records[index]
    guard let area = record.area else { return nil }
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
    if buffer.count < record.unpackedCount {
      buffer = [UInt8](repeating: 0, count: record.unpackedCount)
    }
    guard zpng_unpack(packed, packed.count, &buffer, record.unpackedCount) != 0,
      put(record.unpackedCount, area, onto: picture, mapping: canvas)
    else { throw .cannotRead(path: path, reason: "the collected frames are damaged") }
    return area
  }

  private func put(
    _ count: Int, _ area: PixelArea, onto picture: Pixmap, mapping canvas: IndexedCanvas?
  ) -> Bool {
    let pixels = picture.bytes.assumingMemoryBound(to: UInt8.self)
    if let canvas {
      return canvas.replay(buffer, count, area, pixels, picture.stride)
    }
    var place = area.place
    return zf_replay_changes(
      buffer, count, &place, pixels, picture.stride, nil, ZF_DITHER_NONE, 0, nil, 0) != 0
  }
}

extension PixelArea {
  var place: zf_place {
    zf_place(x: x, y: y, width: size.width, height: size.height)
  }
  init?(_ place: zf_place) {
    guard place.height > 0 else { return nil }
    self.init(
      x: place.x, y: place.y, size: PixelSize(width: place.width, height: place.height))
  }
}
