import Display
import Geometry

/// A change of colours that looks at one colour at a time.
struct ColorChange: Sendable {
  /// Shares of red, green, blue in the new red, green, blue.
  private var matrix: (red: SIMD3<Double>, green: SIMD3<Double>, blue: SIMD3<Double>)
  private var offset = SIMD3<Double>(0, 0, 0)
  private var opacity = 1.0
  private var turnsLuminanceToAlpha = false
  /// Alphas that become a colour; all others become nothing.
  private var threshold: (least: Double, most: Double, color: DisplayColor)?

  private static let identity = (
    red: SIMD3(1.0, 0, 0), green: SIMD3(0.0, 1, 0), blue: SIMD3(0.0, 0, 1)
  )
  private static let luma = SIMD3(0.2126, 0.7152, 0.0722)

  /// - Returns: nil for filters that look at more than one pixel.
  init?(_ filter: Filter) {
    matrix = Self.identity
    switch filter {
    case .blur, .shadow, .innerShadow: return nil
    case .brightness(let amount): offset = SIMD3(repeating: Self.finite(amount))
    case .contrast(let amount):
      let amount = Self.finite(amount)
      scale(SIMD3(repeating: amount))
      offset = SIMD3(repeating: 0.5 - 0.5 * amount)
    case .saturation(let amount): saturate(Self.finite(amount))
    case .grayscale(let amount): saturate(1 - Self.finite(amount))
    case .hueRotation(let angle): turnHue(Self.finite(angle.radians))
    case .colorMultiply(let color):
      scale(SIMD3(color.red, color.green, color.blue))
      opacity = color.opacity
    case .colorInvert:
      scale(SIMD3(repeating: -1))
      offset = SIMD3(repeating: 1)
    case .luminanceToAlpha: turnsLuminanceToAlpha = true
    case .alphaThreshold(let least, let most, let color):
      threshold = (Self.finite(least), Self.finite(most), color)
    }
  }

  /// Of alphas around a threshold: about what a blur of 12 points changes from pixel to pixel.
  private static let ramp = 1.0 / 32

  private static func finite(_ value: Double) -> Double {
    value.isNaN ? 0 : max(-1e6, min(1e6, value))
  }

  private mutating func scale(_ factors: SIMD3<Double>) {
    matrix = (
      SIMD3(factors.x, 0, 0), SIMD3(0, factors.y, 0), SIMD3(0, 0, factors.z)
    )
  }

  /// From grey of the same luminance towards the colour and beyond.
  private mutating func saturate(_ amount: Double) {
    let grey = Self.luma * (1 - amount)
    matrix = (
      grey + SIMD3(amount, 0, 0), grey + SIMD3(0, amount, 0), grey + SIMD3(0, 0, amount)
    )
  }

  /// The rotation of hue that keeps luminance, with the constants of the web's filter.
  private mutating func turnHue(_ angle: Double) {
    let (sine, cosine) = Transcendentals.sineAndCosine(angle)
    let l = Self.luma
    let grey = l * (1 - cosine)
    matrix = (
      grey + SIMD3(cosine, 0, 0) + sine * SIMD3(-l.x, -l.y, 1 - l.z),
      grey + SIMD3(0, cosine, 0) + sine * SIMD3(0.143, 0.140, -0.283),
      grey + SIMD3(0, 0, cosine) + sine * SIMD3(l.x - 1, l.y, l.z)
    )
  }

  /// The changed colour, its parts clamped to 0…1.
  func callAsFunction(_ color: DisplayColor) -> DisplayColor {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    if let threshold {
      guard color.opacity <= threshold.most else { return .clear }
      // A short ramp in place of a step, so that edges stay smooth.
      let share = clamp((color.opacity - threshold.least) / Self.ramp + 0.5)
      return threshold.color.multiplyingOpacity(by: share)
    }
    let rgb = SIMD3(clamp(color.red), clamp(color.green), clamp(color.blue))
    if turnsLuminanceToAlpha {
      let luminance = (rgb * Self.luma).sum()
      return DisplayColor(red: 0, green: 0, blue: 0, opacity: color.opacity * luminance)
    }
    return DisplayColor(
      red: clamp((matrix.red * rgb).sum() + offset.x),
      green: clamp((matrix.green * rgb).sum() + offset.y),
      blue: clamp((matrix.blue * rgb).sum() + offset.z),
      opacity: color.opacity * clamp(opacity))
  }

  /// The changed pixel; premultiplied BGRA.
  func pixel(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    // A filter never makes something of nothing.
    guard alpha > 0 else { return 0 }
    return self(
      DisplayColor(
        red: Double(pixel >> 16 & 255) / alpha, green: Double(pixel >> 8 & 255) / alpha,
        blue: Double(pixel & 255) / alpha, opacity: alpha / 255)
    ).pixel()
  }
}
