extension Pixmap {
  /// Lends the pixels as a surface whose rows hold whole groups of four.
  ///
  /// Borrowed memory without room for that is drawn aside and copied.
  func withSteppedSurface(_ body: (Surface) -> Void) {
    let box = PixelBox(x0: 0, y0: 0, x1: size.width, y1: size.height).alignedColumns
    guard stride < box.width * 4 else {
      body(Surface(base: bytes, stride: stride, box: box))
      return
    }
    let aside = Pixmap(size: size)
    let count = size.width * 4
    for y in 0..<size.height { aside.row(y).copyMemory(from: row(y), byteCount: count) }
    body(Surface(base: aside.bytes, stride: aside.stride, box: box))
    for y in 0..<size.height { row(y).copyMemory(from: aside.row(y), byteCount: count) }
  }
}
