/// A premultiplied pixel in floating point, 0…1.
struct FloatPixel {
  /// Blue, green, red, alpha.
  var value: SIMD4<Float>

  init(value: SIMD4<Float>) { self.value = value }

  init(_ pixel: UInt32) {
    value =
      SIMD4<Float>(
        Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
      / 255
  }

  var alpha: Float { value.w }

  func scaled(by share: Float) -> FloatPixel { FloatPixel(value: value * share) }

  /// Blue, green, red without alpha; zero where nothing is.
  var straight: SIMD3<Float> {
    alpha > 0 ? SIMD3(value.x, value.y, value.z) / alpha : SIMD3(repeating: 0)
  }

  /// The pixel in bytes, colours limited to alpha, each channel rounded once.
  var packed: UInt32 {
    func byte(_ value: Float) -> UInt32 { value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0 }
    let a = byte(alpha)
    return a << 24 | min(byte(value.z), a) << 16 | min(byte(value.y), a) << 8
      | min(byte(value.x), a)
  }
}
