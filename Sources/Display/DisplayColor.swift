import Geometry

/// A colour that has been resolved: gamma-encoded sRGB, straight (not premultiplied) alpha.
///
/// Parts may leave 0…1 (wide gamut, overshooting springs); the rasterizer clamps.
package struct DisplayColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package static let black = DisplayColor(red: 0, green: 0, blue: 0)
  package static let white = DisplayColor(red: 1, green: 1, blue: 1)
  package static let clear = DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)

  package func multiplyingOpacity(by share: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, opacity: opacity * share)
  }
}
