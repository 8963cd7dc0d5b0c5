/// A style at a fainter level.
struct LeveledStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  func _resolvePaint(_ resolution: inout _PaintResolution) {
    base._resolvePaint(&resolution)
    resolution.paint.opacity *= HierarchicalLevel.opacity(level)
  }
}

extension ShapeStyle {
  /// The style with less emphasis.
  public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }
  /// The style with little emphasis.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }
  /// The style with very little emphasis.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }
  /// The style with hardly any emphasis.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The ground of a window.
  public init() {}
  /// The canvas's ground.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    BackgroundStyle()._resolvePaint(&resolution)
  }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
