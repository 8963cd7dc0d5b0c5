package import Geometry

/// What fills a shape.
///
/// Points are in the item's local space.
package enum Paint: Hashable, Sendable {
  case solid(DisplayColor)
  case linear(GradientStops, start: CGPoint, end: CGPoint)
  case radial(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Radii are shares of the half size of `bounds`: 1 touches its sides.
  case elliptical(
    GradientStops, bounds: CGRect, center: CGPoint, startShare: CGFloat, endShare: CGFloat)
  /// Angles are clockwise on screen from 3 o'clock.
  case angular(GradientStops, center: CGPoint, start: Angle, end: Angle)
  case mesh(MeshPaint)
  /// An image drawn once in each `tile`, repeated to all sides.
  case pattern(DisplayImage, tile: CGRect)

  package var isOpaque: Bool {
    switch self {
    case .solid(let color): color.opacity >= 1
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _),
      .angular(let stops, _, _, _):
      stops.stops.allSatisfy { $0.color.opacity >= 1 }
    case .mesh(let mesh): mesh.colors.allSatisfy { $0.opacity >= 1 }
    case .pattern: false
    }
  }
}

/// Colours along a gradient.
package struct GradientStops: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: DisplayColor
    /// Share of the way, 0…1.
    package var location: Double
    package init(color: DisplayColor, location: Double) {
      self.color = color
      self.location = location
    }
  }
  package enum Space: Hashable, Sendable {
    /// OKLab, SwiftUI's default.
    case perceptual
    /// Gamma-encoded sRGB.
    case device
  }
  /// In rising order of location; equal locations make a hard edge.
  package var stops: [Stop]
  package var space: Space
  package init(_ stops: [Stop], space: Space = .perceptual) {
    self.stops = stops
    self.space = space
  }
}

/// A grid of colours over bicubic patches.
package struct MeshPaint: Hashable, Sendable {
  package var bounds: CGRect
  package var columns: Int
  package var rows: Int
  /// `columns × rows` points in row order, as shares of `bounds`.
  package var points: [CGPoint]
  package var colors: [DisplayColor]
  package var background: DisplayColor
  package var smoothsColors: Bool
  package var space: GradientStops.Space
  package init(
    bounds: CGRect, columns: Int, rows: Int, points: [CGPoint], colors: [DisplayColor],
    background: DisplayColor, smoothsColors: Bool, space: GradientStops.Space
  ) {
    self.bounds = bounds
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.space = space
  }
}
