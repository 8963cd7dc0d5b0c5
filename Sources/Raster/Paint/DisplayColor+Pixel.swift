import Display

extension DisplayColor {
  /// Premultiplied BGRA in memory order, parts clamped to 0…1, each channel rounded once.
  func pixel(opacity share: Double = 1) -> UInt32 {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    let alpha = clamp(opacity) * clamp(share)
    return byte(alpha) << 24 | byte(clamp(red) * alpha) << 16 | byte(clamp(green) * alpha) << 8
      | byte(clamp(blue) * alpha)
  }
}
