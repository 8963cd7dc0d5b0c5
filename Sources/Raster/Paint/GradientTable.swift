import Display

/// Colours along a gradient, looked up by position.
///
/// Colours are mixed straight, then alpha is applied, as SwiftUI's are. There is no dithering: a
/// gradient's bands are a step of an 8-bit channel, and the same position has the same pixel.
final class GradientTable: Sendable {
  /// Premultiplied BGRA at `size` positions from 0 to 1.
  let pixels: [UInt32]
  let isOpaque: Bool

  /// - `size`: A step per pixel of the gradient's length keeps hard edges sharp.
  /// - `adjust`: A change of each colour after mixing.
  init(_ gradient: GradientStops, size: Int, adjust: (DisplayColor) -> DisplayColor = { $0 }) {
    let stops = gradient.stops.filter { !$0.location.isNaN }
    let mixed = stops.map { gradient.space.encode($0.color) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size)
    var next = 0
    for index in 0..<size {
      let t = Double(index) / Double(size - 1)
      while next < stops.count, stops[next].location <= t { next += 1 }
      let color: DisplayColor
      if next == 0 || next == stops.count {
        color = stops.isEmpty ? .clear : stops[max(0, next - 1)].color
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        let share = (t - a.location) / (b.location - a.location)
        color = gradient.space.decode(
          mixed[next - 1] + (mixed[next] - mixed[next - 1]) * share,
          opacity: a.color.opacity + (b.color.opacity - a.color.opacity) * share)
      }
      pixels.append(adjust(color).pixel())
    }
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }
}
