package import Geometry

/// Everything one frame draws, back to front, with all meaning resolved: no views, fonts or time.
package struct DisplayList: Equatable, Sendable {
  /// The canvas, in points.
  package var size: CGSize
  package var items: [DisplayItem]

  package init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One drawn thing with the state that reaches it.
///
/// Drawn as: content under `transform`, then `filters` in order, then cut by `clips`, then
/// multiplied by `opacity`, then blended with what lies below.
package struct DisplayItem: Equatable, Sendable {
  package var content: Content
  /// From the content's own space to the canvas, in points.
  package var transform: ProjectionTransform
  /// Innermost first; lengths are in canvas points.
  package var filters: [Filter]
  /// Each cuts what is drawn; spaces are those of the clips themselves.
  package var clips: [Clip]
  /// 0…1.
  package var opacity: Double
  package var blendMode: DisplayBlendMode

  package init(
    _ content: Content, transform: ProjectionTransform = ProjectionTransform(),
    filters: [Filter] = [], clips: [Clip] = [], opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal
  ) {
    self.content = content
    self.transform = transform
    self.filters = filters
    self.clips = clips
    self.opacity = opacity
    self.blendMode = blendMode
  }

  package indirect enum Content: Equatable, Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, antialiased: Bool, Paint)
    /// Shared outlines (glyphs, symbol parts), each at its own place, all in one paint.
    case outlines([PlacedOutline], Paint)
    case image(DisplayImage, CGRect, ImageInterpolation)
    /// What lies below within the nearest group, blurred and tinted, inside a path.
    case backdrop(Path, FillStyle, Backdrop)
    /// Items flattened to one picture before the state of this item applies.
    /// Coordinates inside are those of the item's own space.
    case group([DisplayItem])
    /// Items seen through the alpha (or luminance) of others.
    case masked([DisplayItem], by: [DisplayItem])
  }
}

/// A path with an identity; the rasterizer keeps its flattened form from frame to frame.
package final class Outline: Equatable, Sendable {
  package let path: Path
  package let fillStyle: FillStyle
  package init(_ path: Path, fillStyle: FillStyle = FillStyle()) {
    self.path = path
    self.fillStyle = fillStyle
  }
  package static func == (lhs: Outline, rhs: Outline) -> Bool {
    lhs === rhs || (lhs.path == rhs.path && lhs.fillStyle == rhs.fillStyle)
  }
}

/// An outline scaled and moved.
package struct PlacedOutline: Equatable, Sendable {
  package var outline: Outline
  package var transform: CGAffineTransform
  package init(_ outline: Outline, transform: CGAffineTransform) {
    self.outline = outline
    self.transform = transform
  }
}

/// How pixels of an image are read between their centres.
package enum ImageInterpolation: Hashable, Sendable {
  case nearest, bilinear, high
}

/// A cut: the inside of a path under its own map to the canvas.
package struct Clip: Equatable, Sendable {
  package var path: Path
  package var fillStyle: FillStyle
  package var transform: ProjectionTransform
  package init(
    _ path: Path, fillStyle: FillStyle = FillStyle(),
    transform: ProjectionTransform = ProjectionTransform()
  ) {
    self.path = path
    self.fillStyle = fillStyle
    self.transform = transform
  }
}

/// A change of a drawn picture as a whole.
package enum Filter: Hashable, Sendable {
  /// Gaussian; `radius` is the standard deviation in canvas points.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The picture stays and its alpha casts a shadow below it; lengths in canvas points.
  case shadow(DisplayColor, radius: CGFloat, offset: CGSize)
  /// A shadow inside the picture's edges.
  case innerShadow(DisplayColor, radius: CGFloat, offset: CGSize)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case colorMultiply(DisplayColor)
  case colorInvert
  case luminanceToAlpha
  /// Makes alphas between two bounds one colour and all others clear.
  case alphaThreshold(min: Double, max: Double, color: DisplayColor)
}

/// A material: blur of what lies below, saturation, then a tint over it.
package struct Backdrop: Hashable, Sendable {
  /// Standard deviation in canvas points.
  package var radius: CGFloat
  package var saturation: Double
  package var tint: DisplayColor
  package init(radius: CGFloat, saturation: Double, tint: DisplayColor) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}

/// How a drawn picture meets what lies below it.
package enum DisplayBlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
