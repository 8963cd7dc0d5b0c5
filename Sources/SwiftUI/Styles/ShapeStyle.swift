import Display

/// A colour, gradient or material that fills shapes and text.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Finds the colours and gradients to draw with.
  func _resolvePaint(_ resolution: inout _PaintResolution)
}

/// A style on its way to the colours it draws with.
public struct _PaintResolution {
  package let environment: EnvironmentValues
  package var paint = LeafPaint.solid(.black)
  /// The level of a style: 0 is primary, 1 secondary and so on.
  package var level = 0
  /// Shadows that the style adds, innermost first.
  package var shadows: [Filter] = []
  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("a built-in style does not resolve to another one")
  }
}

extension ShapeStyle {
  /// Goes on with the style that this one stands for.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolve(in: resolution.environment)._resolvePaint(&resolution)
  }
  /// The colours and gradients in an environment.
  package func paint(in environment: EnvironmentValues, level: Int = 0) -> LeafPaint {
    var resolution = _PaintResolution(environment, level: level)
    _resolvePaint(&resolution)
    return resolution.paint
  }
}

extension Never: ShapeStyle {}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let resolvePaint: @Sendable (inout _PaintResolution) -> Void
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { resolvePaint = { style._resolvePaint(&$0) } }
  /// Resolves the style inside.
  public func _resolvePaint(_ resolution: inout _PaintResolution) { resolvePaint(&resolution) }
}

/// The foreground of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground of the environment.
  public init() {}
  /// Resolves the environment's foreground.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.resolveForeground(level: resolution.level)
  }
}

/// The foreground of the environment at a level of emphasis.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// Full emphasis.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Less emphasis.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Little emphasis.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Very little emphasis.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// Hardly any emphasis.
  public static let quinary = HierarchicalShapeStyle(level: 4)
  /// Resolves the environment's foreground at the level.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.resolveForeground(level: level)
  }
}

extension _PaintResolution {
  /// A level of the foreground: one set for it, else the first one fainter, else the label colour.
  mutating func resolveForeground(level: Int) {
    let styles = environment.foregroundStyles
    guard let first = styles.first else {
      Color.labelColor(level: level)._resolvePaint(&self)
      return
    }
    if level < styles.count {
      styles[level]._resolvePaint(&self)
    } else {
      first._resolvePaint(&self)
      paint.opacity *= HierarchicalLevel.opacity(level)
    }
  }
}

enum HierarchicalLevel {
  /// How faint a level of a foreground set by the scene is.
  static func opacity(_ level: Int) -> Double {
    switch level {
    case 0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.1
    }
  }
}

/// The accent colour of the environment.
public struct TintShapeStyle: ShapeStyle {
  /// The accent colour.
  public init() {}
  /// Resolves the accent colour.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    (resolution.environment.tint ?? AnyShapeStyle(Color.accentColor))._resolvePaint(&resolution)
  }
}

/// The background of the canvas.
public struct BackgroundStyle: ShapeStyle {
  /// The background.
  public init() {}
  /// What the scene set; else white, or black in the dark.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    if let style = resolution.environment.backgroundStyle {
      // What is set may itself be the background, which is then the canvas's.
      var environment = resolution.environment
      environment.backgroundStyle = nil
      var inner = _PaintResolution(environment, level: resolution.level)
      style._resolvePaint(&inner)
      resolution.paint = inner.paint
      return
    }
    let isDark = resolution.environment.colorScheme == .dark
    resolution.paint = .solid(isDark ? .black : .white)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Full emphasis.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Less emphasis.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Little emphasis.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Very little emphasis.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Hardly any emphasis.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style with less opacity.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  func _resolvePaint(_ resolution: inout _PaintResolution) {
    base._resolvePaint(&resolution)
    resolution.paint.opacity *= opacity
  }
}

extension ShapeStyle {
  /// The style with less opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

private struct ForegroundKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle] = [] }
private struct TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
  package var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// The style of text, symbols and shapes inside.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.setForeground([style] as [any ShapeStyle]) })
  }
  /// Styles of two levels of emphasis.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(EnvironmentChange { $0.setForeground([primary, secondary] as [any ShapeStyle]) })
  }
  /// Styles of three levels of emphasis.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentChange { $0.setForeground([primary, secondary, tertiary] as [any ShapeStyle]) })
  }
  /// The colour of text, symbols and shapes inside.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentChange {
        if let color {
          $0.setForeground([color] as [any ShapeStyle])
        } else {
          $0.foregroundStyles = []
        }
      })
  }
  /// The colour of controls inside.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentChange { $0.tint = tint.map { AnyShapeStyle($0) } })
  }
  /// The colour of controls inside.
  public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentChange { $0.tint = tint.map { AnyShapeStyle($0) } })
  }
  /// The colour of controls inside.
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}

extension EnvironmentValues {
  /// Sets the foreground.
  ///
  /// Relative styles are bound to the foreground they were set under.
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    let outer = foregroundStyles
    foregroundStyles = styles.map { style in
      // All others may go back to the foreground, which is then the one outside.
      if style is Color || style is LinearGradient { return AnyShapeStyle(style) }
      return AnyShapeStyle(BoundShapeStyle(style: AnyShapeStyle(style), outer: outer))
    }
  }
}

/// A relative style with the foreground it is relative to.
private struct BoundShapeStyle: ShapeStyle {
  let style: AnyShapeStyle
  let outer: [AnyShapeStyle]
  func _resolvePaint(_ resolution: inout _PaintResolution) {
    var environment = resolution.environment
    environment.foregroundStyles = outer
    var inner = _PaintResolution(environment, level: resolution.level)
    style._resolvePaint(&inner)
    resolution.paint = inner.paint
    resolution.shadows = inner.shadows
  }
}
