/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The direction in which lines run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct EnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// The direction in which lines run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether the person asked for less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  package var reducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  init(scene: SceneEnvironment) {
    self.init()
    colorScheme = scene.isDark ? .dark : .light
    reducesMotion = scene.reducesMotion
    locale = Locale(identifier: scene.localeIdentifier)
    layoutDirection = scene.isRightToLeft ? .rightToLeft : .leftToRight
    displayScale = CGFloat(scene.displayScale)
    dynamicTypeSize = DynamicTypeSize(named: scene.dynamicTypeSize) ?? .large
  }
}

extension AnimationContext {
  /// The environment of the view whose value moves.
  public var environment: EnvironmentValues {
    environmentStorage as? EnvironmentValues ?? EnvironmentValues()
  }
}
