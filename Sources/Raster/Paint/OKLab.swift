import Display
import Geometry

/// Colours in OKLab, where SwiftUI mixes gradients.
///
/// Source: Björn Ottosson's definition of OKLab over linear sRGB.
enum OKLab {
  /// Lightness, a, b of a gamma-encoded sRGB colour.
  static func encode(_ color: DisplayColor) -> SIMD3<Double> {
    let r = linear(color.red)
    let g = linear(color.green)
    let b = linear(color.blue)
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The gamma-encoded sRGB colour of a point in OKLab.
  static func decode(_ lab: SIMD3<Double>, opacity: Double) -> DisplayColor {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return DisplayColor(
      red: encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
      opacity: opacity)
  }

  private static func cubeRoot(_ x: Double) -> Double {
    x == 0 ? 0 : (x < 0 ? -1 : 1) * Transcendentals.pow(abs(x), 1 / 3)
  }

  private static func linear(_ value: Double) -> Double {
    let v = abs(value)
    let linear = v <= 0.04045 ? v / 12.92 : Transcendentals.pow((v + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: Double) -> Double {
    let v = abs(value)
    let encoded = v <= 0.0031308 ? v * 12.92 : 1.055 * Transcendentals.pow(v, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}

extension GradientStops.Space {
  /// A colour as the three numbers that are mixed.
  func encode(_ color: DisplayColor) -> SIMD3<Double> {
    switch self {
    case .perceptual: OKLab.encode(color)
    case .device: SIMD3(color.red, color.green, color.blue)
    }
  }
  /// The colour of three mixed numbers.
  func decode(_ value: SIMD3<Double>, opacity: Double) -> DisplayColor {
    switch self {
    case .perceptual: OKLab.decode(value, opacity: opacity)
    case .device:
      DisplayColor(red: value.x, green: value.y, blue: value.z, opacity: opacity)
    }
  }
}
