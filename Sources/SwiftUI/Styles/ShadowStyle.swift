import Display

/// A shadow that a style casts.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  /// A shadow behind what the style fills; the radius is its standard deviation in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
  /// A shadow inside the edges of what the style fills.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  func filter(in environment: EnvironmentValues) -> Filter {
    let display = color.display(in: environment)
    return isInner
      ? .innerShadow(display, radius: radius, offset: offset)
      : .shadow(display, radius: radius, offset: offset)
  }
}

/// A style that casts a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  func _resolvePaint(_ resolution: inout _PaintResolution) {
    base._resolvePaint(&resolution)
    resolution.shadows.append(shadow.filter(in: resolution.environment))
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }
  /// The shadows that the style casts, innermost first.
  package func shadows(in environment: EnvironmentValues) -> [Filter] {
    var resolution = _PaintResolution(environment)
    _resolvePaint(&resolution)
    return resolution.shadows
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

extension LeafCanvas {
  /// The canvas under filters of its own, innermost first.
  package func filtered(_ filters: [Filter]) -> LeafCanvas {
    var copy = self
    for filter in filters.reversed() { copy.context.state.filter(filter) }
    return copy
  }
}
