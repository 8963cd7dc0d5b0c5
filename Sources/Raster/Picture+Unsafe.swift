/// Pixels kept for later: premultiplied BGRA over a box of the canvas.
final class Picture: @unchecked Sendable {
  // Written while it is made, only read once a node holds it.
  let surface: Surface
  /// The pixels that mean something; the surface may be wider.
  let box: PixelBox

  /// A transparent picture.
  init(box: PixelBox) {
    self.box = box
    let wide = box.alignedColumns
    let stride = wide.width * 4
    let count = stride * wide.height + 64
    let base = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    surface = Surface(base: base, stride: stride, box: wide)
  }

  deinit { surface.base.deallocate() }
}

/// Alpha kept for later, one byte a pixel.
final class AlphaPicture: AlphaRows, @unchecked Sendable {
  // Written while it is made, only read once a node holds it.
  let rows: MaskRows
  let box: PixelBox
  /// The picture that owns the memory, when this is that picture moved.
  private let owner: AlphaPicture?

  /// Alpha of 0 everywhere.
  init(box: PixelBox) {
    self.box = box
    owner = nil
    let wide = box.alignedColumns
    let count = wide.width * wide.height + 64
    let base = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    rows = MaskRows(base: base, stride: wide.width, box: wide)
  }

  private init(moving other: AlphaPicture, x: Int, y: Int) {
    owner = other.owner ?? other
    box = other.box.moved(x: x, y: y)
    rows = MaskRows(
      base: other.rows.base, stride: other.rows.stride, box: other.rows.box.moved(x: x, y: y))
  }

  deinit { if owner == nil { rows.base.deallocate() } }

  /// The same alpha elsewhere.
  ///
  /// Its rows may begin on any column; only single pixels are read.
  func moved(x: Int, y: Int) -> AlphaPicture { AlphaPicture(moving: self, x: x, y: y) }

  func row(
    x: Int, y: Int, count: Int, memory: UnsafeMutablePointer<UInt8>
  ) -> UnsafePointer<UInt8> { UnsafePointer(rows.address(x, y)) }
}
