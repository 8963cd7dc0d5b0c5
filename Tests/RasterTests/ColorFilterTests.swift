import Display
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Colour filters against their matrices: luminance weights 0.2126, 0.7152, 0.0722 on gamma-encoded
/// colours, and the rotation of hue of the web's filter effects.
@Suite("Colour filters") struct ColorFilterTests {
  private static let colors: [[Double]] = [
    [0.9, 0.3, 0.1], [0.1, 0.6, 0.8], [1, 1, 1], [0, 0, 0], [0.5, 0.5, 0.5], [0.2, 0.9, 0.4],
  ]

  private func drawn(_ color: [Double], _ filter: Filter) -> [Double] {
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let paint = DisplayColor(red: color[0], green: color[1], blue: color[2])
    let pixel = displayed(
      [.fill(path, paint, filters: [filter])], width: 4, height: 4
    ).pixels[5]
    return [16, 8, 0, 24].map { Double(pixel >> UInt32($0) & 255) }
  }

  private func expect(_ color: [Double], _ filter: Filter, _ wanted: [Double]) {
    let found = drawn(color, filter)
    for (f, w) in zip(found, wanted) {
      #expect(abs(f - max(0, min(1, w)) * 255) <= 0.51, "\(filter) of \(color): \(found)")
    }
  }

  private func luma(_ c: [Double]) -> Double { 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2] }

  @Test(
    "brightness adds, contrast stretches around the middle, inversion mirrors", arguments: colors)
  func linear(color: [Double]) {
    for amount in [-0.4, 0, 0.25, 1] {
      expect(color, .brightness(amount), color.map { $0 + amount })
    }
    for amount in [0, 0.5, 1, 1.7] {
      expect(color, .contrast(amount), color.map { ($0 - 0.5) * amount + 0.5 })
    }
    expect(color, .colorInvert, color.map { 1 - $0 })
    let by = DisplayColor(red: 0.5, green: 0.25, blue: 1)
    expect(color, .colorMultiply(by), [color[0] * 0.5, color[1] * 0.25, color[2]])
  }

  @Test("saturation and greyness run between the colour and its luminance", arguments: colors)
  func saturation(color: [Double]) {
    let grey = luma(color)
    for amount in [0, 0.3, 1, 2] {
      expect(color, .saturation(amount), color.map { grey + ($0 - grey) * amount })
    }
    for amount in [0, 0.6, 1] {
      expect(color, .grayscale(amount), color.map { $0 + (grey - $0) * amount })
    }
  }

  @Test("turning the hue keeps greys, and a whole turn keeps all", arguments: colors)
  func hue(color: [Double]) {
    expect(color, .hueRotation(.degrees(360)), color)
    let grey = [Double](repeating: luma(color), count: 3)
    expect(grey, .hueRotation(.degrees(77)), grey)
  }

  @Test("luminance becomes alpha of black", arguments: colors)
  func luminance(color: [Double]) {
    expect(color, .luminanceToAlpha, [0, 0, 0, luma(color)])
  }
}
