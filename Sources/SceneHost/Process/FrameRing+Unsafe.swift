import CVirtualTime
import Display
import Foundation
import Raster

// Memory shared by a scene process and its parent:
//
//   page 0   +0 scene time, seconds (Double)   +8 signs of life (UInt64)   +16 drawing (UInt64)
//   page 1…  slots of `slotBytes` each, pixels as `Pixmap` lays them out
//
// The mapping's size is checked before each slot is touched; the scene's numbers are not trusted.

/// A shared file and its mapping.
final class SharedMemory {
  static let pageBytes = 4096
  let file: Descriptor
  private(set) var base: UnsafeMutableRawPointer
  private(set) var byteCount: Int

  /// New memory of one page, for a parent.
  init() throws {
    file = Descriptor(zt_memory_file("zoetrope-frames"))
    // A scene that shrank the file would bring down the parent with its next look at it.
    guard file.number >= 0, ftruncate(file.number, Self.pageBytes) == 0, zt_keep_size(file.number)
    else { throw SystemFailure.now("shared memory") }
    byteCount = Self.pageBytes
    base = try Self.map(file, byteCount)
  }

  /// The memory a parent made, for its child.
  init(file: Descriptor) throws {
    self.file = file
    byteCount = Self.pageBytes
    base = try Self.map(file, byteCount)
  }

  deinit { munmap(base, byteCount) }

  private static func map(_ file: Descriptor, _ count: Int) throws -> UnsafeMutableRawPointer {
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file.number, 0)
    guard let memory, memory != MAP_FAILED else { throw SystemFailure.now("shared memory") }
    return memory
  }

  /// Makes room for slots, on the side that owns their number.
  func extend(to count: Int) throws {
    guard ftruncate(file.number, count) == 0 else { throw SystemFailure.now("shared memory") }
  }

  /// Maps all of an extended file.
  func remap(_ count: Int) throws {
    var facts = stat()
    guard fstat(file.number, &facts) == 0, facts.st_size >= count else {
      throw SystemFailure.now("shared memory")
    }
    let larger = try Self.map(file, count)
    munmap(base, byteCount)
    base = larger
    byteCount = count
  }

  var sceneSeconds: Double {
    get { base.load(as: Double.self) }
    set { base.storeBytes(of: newValue, as: Double.self) }
  }
  var signsOfLife: UInt64 {
    get { base.load(fromByteOffset: 8, as: UInt64.self) }
    set { base.storeBytes(of: newValue, toByteOffset: 8, as: UInt64.self) }
  }
  var isDrawing: Bool {
    get { base.load(fromByteOffset: 16, as: UInt64.self) != 0 }
    set { base.storeBytes(of: newValue ? 1 : 0, toByteOffset: 16, as: UInt64.self) }
  }

  /// The pixels of a slot; nil where the mapping does not hold them.
  func pixmap(slot: Int, of shape: FilmShape) -> Pixmap? {
    let offset = Self.pageBytes + slot * shape.slotBytes
    guard slot >= 0, slot < shape.slots, shape.height >= 0,
      shape.stride >= shape.width * 4, shape.stride * shape.height <= shape.slotBytes,
      offset + shape.slotBytes <= byteCount
    else { return nil }
    return Pixmap(
      size: PixelSize(width: shape.width, height: shape.height), stride: shape.stride,
      borrowing: base + offset)
  }

  /// Gets the memory of a slot that is about to be drawn on for the first time.
  ///
  /// Bounds: as in `pixmap`.
  func prepare(slot: Int, of shape: FilmShape) {
    guard pixmap(slot: slot, of: shape) != nil else { return }
    zt_make_present(base + Self.pageBytes + slot * shape.slotBytes, shape.slotBytes)
  }

  /// Whether two slots hold the same picture, where they can differ only in some places; nil:
  /// anywhere.
  ///
  /// Bounds: places are cut to the picture.
  func isEqual(_ a: Int, _ b: Int, of shape: FilmShape, in places: [PixelBox]?) -> Bool {
    guard let first = pixmap(slot: a, of: shape), let second = pixmap(slot: b, of: shape) else {
      return false
    }
    let canvas = PixelBox(x0: 0, y0: 0, x1: shape.width, y1: shape.height)
    return (places ?? [canvas]).map { $0.intersection(canvas) }.allSatisfy { box in
      (box.y0..<box.y1).allSatisfy {
        memcmp(first.row($0) + box.x0 * 4, second.row($0) + box.x0 * 4, box.width * 4) == 0
      }
    }
  }
}

extension FilmShape {
  /// The shape for pictures of a size: rows as `Pixmap` has them, slots of whole pages.
  init(size: PixelSize, frameCount: Int, hasAlpha: Bool) {
    width = size.width
    height = size.height
    stride = (size.width * 4 + 63) / 64 * 64 + 64
    let page = SharedMemory.pageBytes
    slotBytes = (stride * max(1, size.height) + 64 + page - 1) / page * page
    // One picture in the making, one that waits and one in the encoder; fewer where they are huge.
    // The more there are, the longer ago each was drawn, and the more of it is to be drawn again.
    slots = slotBytes > 64 << 20 ? 2 : 3
    self.frameCount = frameCount
    self.hasAlpha = hasAlpha
  }
  /// Whether these are the measures of a film, and not numbers to break the parent with.
  var isPlausible: Bool {
    guard (1...Self.mostPixels).contains(width), (1...Self.mostPixels).contains(height),
      frameCount >= 0
    else { return false }
    let size = PixelSize(width: width, height: height)
    return self == FilmShape(size: size, frameCount: frameCount, hasAlpha: hasAlpha)
  }
  private static let mostPixels = 1 << 16

  var totalBytes: Int { SharedMemory.pageBytes + slots * slotBytes }
}
