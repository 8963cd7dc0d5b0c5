import Display

/// A translucent layer that blurs what lies below.
public struct Material: ShapeStyle, Sendable {
  /// Standard deviation of the blur, in points, and opacity of the tint in light and dark.
  private struct Look {
    let blur: Double
    let light: Double
    let dark: Double
  }
  private let look: Look
  private init(_ blur: Double, _ light: Double, _ dark: Double) {
    look = Look(blur: blur, light: light, dark: dark)
  }
  /// Mostly translucent.
  public static let ultraThin = Material(20, 0.65, 0.65)
  /// More translucent than opaque.
  public static let thin = Material(25, 0.70, 0.70)
  /// Somewhat translucent.
  public static let regular = Material(30, 0.80, 0.78)
  /// More opaque than translucent.
  public static let thick = Material(35, 0.87, 0.85)
  /// Mostly opaque.
  public static let ultraThick = Material(40, 0.93, 0.92)
  /// As bars of the system.
  public static let bar = Material(30, 0.85, 0.82)

  private static let saturation = 1.8
  /// The base of dark materials.
  private static let dark = 37.0 / 255

  /// Blurs, saturates and tints.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    let isDark = resolution.environment.colorScheme == .dark
    let tint =
      isDark
      ? DisplayColor(red: Self.dark, green: Self.dark, blue: Self.dark, opacity: look.dark)
      : DisplayColor(red: 1, green: 1, blue: 1, opacity: look.light)
    resolution.paint = LeafPaint(
      kind: .material, colors: [tint], geometry: [look.blur, Self.saturation])
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars of the system.
  public static var bar: Material { .bar }
}
