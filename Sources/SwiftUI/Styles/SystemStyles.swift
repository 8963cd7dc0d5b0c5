/// A colour of the system by its part.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour of lines.
  public init() {}
  /// The colour of lines.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    Color(uiColor: .separator)._resolvePaint(&resolution)
  }
}
/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The colour of placeholders.
  public init() {}
  /// The colour of placeholders.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    Color(uiColor: .placeholderText)._resolvePaint(&resolution)
  }
}
/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The colour of links.
  public init() {}
  /// The colour of links.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    Color(uiColor: .link)._resolvePaint(&resolution)
  }
}
/// The colour of small fills.
public struct FillShapeStyle: ShapeStyle {
  /// The colour of small fills.
  public init() {}
  /// The colour of small fills.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    Color(uiColor: .systemFill)._resolvePaint(&resolution)
  }
}
/// The colour of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  /// The colour of what is chosen.
  public init() {}
  /// The accent colour.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    TintShapeStyle()._resolvePaint(&resolution)
  }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of small fills.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == EllipticalGradient {
  /// Colours from a point outwards.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
