/// The same pixel everywhere.
struct ConstantShader: RowShader {
  /// Premultiplied BGRA.
  let pixel: UInt32
  var isOpaque: Bool { pixel >> 24 == 255 }

  func shade(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    pixels.update(repeating: pixel, count: count)
  }
}
