import Display

extension DisplayBlendMode {
  /// A premultiplied pixel laid over another.
  ///
  /// Separable and non-separable modes follow the compositing model
  /// `s·(1 − ab) + b·(1 − as) + as·ab·B(cb, cs)`.
  func compose(_ s: FloatPixel, over b: FloatPixel) -> FloatPixel {
    let (sa, ba) = (s.alpha, b.alpha)
    switch self {
    case .sourceAtop:
      var value = s.value * ba + b.value * (1 - sa)
      value.w = ba
      return FloatPixel(value: value)
    case .destinationOver: return FloatPixel(value: s.value * (1 - ba) + b.value)
    case .destinationOut: return FloatPixel(value: b.value * (1 - sa))
    case .plusLighter:
      return FloatPixel(value: pointwiseMin(s.value + b.value, SIMD4(repeating: 1)))
    case .plusDarker:
      // What each colour lacks to its alpha adds up.
      let alpha = min(1, sa + ba)
      let lack = (SIMD4(repeating: sa) - s.value) + (SIMD4(repeating: ba) - b.value)
      var value = pointwiseMax(SIMD4(repeating: alpha) - lack, SIMD4(repeating: 0))
      value.w = alpha
      return FloatPixel(value: value)
    default:
      let mixed = mix(b.straight, s.straight) * (sa * ba)
      var value = s.value * (1 - ba) + b.value * (1 - sa) + SIMD4(mixed, 0)
      value.w = sa + ba - sa * ba
      return FloatPixel(value: value)
    }
  }

  /// B(cb, cs) of straight colours in blue, green, red.
  private func mix(_ b: SIMD3<Float>, _ s: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue: Luminosity.set(Luminosity.setSaturation(s, of: b), to: Luminosity.of(b))
    case .saturation: Luminosity.set(Luminosity.setSaturation(b, of: s), to: Luminosity.of(b))
    case .color: Luminosity.set(s, to: Luminosity.of(b))
    case .luminosity: Luminosity.set(b, to: Luminosity.of(s))
    default: SIMD3(mix(b.x, s.x), mix(b.y, s.y), mix(b.z, s.z))
    }
  }

  private func mix(_ b: Float, _ s: Float) -> Float {
    switch self {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: Self.hardLight(b: s, s: b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b <= 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .softLight: Self.softLight(b: b, s: s)
    case .hardLight: Self.hardLight(b: b, s: s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: s
    }
  }

  private static func hardLight(b: Float, s: Float) -> Float {
    if s <= 0.5 { return b * 2 * s }
    let t = 2 * s - 1
    return b + t - b * t
  }

  private static func softLight(b: Float, s: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }
}

/// The luminosity arithmetic of the non-separable blend modes, on blue, green, red.
private enum Luminosity {
  static func of(_ c: SIMD3<Float>) -> Float { 0.11 * c.x + 0.59 * c.y + 0.3 * c.z }

  private static func saturation(_ c: SIMD3<Float>) -> Float { c.max() - c.min() }

  static func set(_ c: SIMD3<Float>, to luminosity: Float) -> SIMD3<Float> {
    clip(c + (luminosity - of(c)))
  }

  private static func clip(_ c: SIMD3<Float>) -> SIMD3<Float> {
    let (l, low, high) = (of(c), c.min(), c.max())
    var c = c
    if low < 0 { c = l + (c - l) * (l / (l - low)) }
    if high > 1 { c = l + (c - l) * ((1 - l) / (high - l)) }
    return c
  }

  /// `c` stretched so that its saturation is that of `other`.
  static func setSaturation(_ c: SIMD3<Float>, of other: SIMD3<Float>) -> SIMD3<Float> {
    let (low, range) = (c.min(), saturation(c))
    guard range > 0 else { return SIMD3(repeating: 0) }
    return (c - low) * (saturation(other) / range)
  }
}
