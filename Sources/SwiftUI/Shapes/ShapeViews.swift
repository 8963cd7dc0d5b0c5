/// A shape that is drawn and can be drawn again over itself.
public protocol ShapeView<Content>: View {
  /// The shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape's outline drawn with a pen, over what was drawn before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the pen.
  public var style: Style
  /// The pen.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies below.
  public var background: Background

  private var pen: _ShapeView<_StrokedShape<Content>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
  /// The pen's track over what lies below.
  @ViewBuilder public var body: some View {
    if Background.self == EmptyView.self { pen } else { background.overlay(pen) }
  }
}

/// A filled shape over what was drawn before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// What lies below.
  public var background: Background
  /// The shape over what lies below.
  public var body: some View {
    background.overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }
}

/// A pen's track inside a shape, over what was drawn before.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// The shape.
  public var shape: Content
  /// The style of the pen.
  public var style: Style
  /// The pen.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// What lies below.
  public var background: Background

  private var pen: some View {
    shape.inset(by: strokeStyle.lineWidth / 2).stroke(
      style, style: strokeStyle, antialiased: isAntialiased)
  }
  /// The pen's track over what lies below.
  @ViewBuilder public var body: some View {
    if Background.self == EmptyView.self { pen } else { background.overlay(pen) }
  }
}

extension ShapeView {
  /// Fills the shape over what was drawn before.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
  /// Draws the outline over what was drawn before.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
  /// Draws the outline over what was drawn before.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a pen's track inside the shape over what was drawn before.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }
  /// Draws a pen's track inside the shape over what was drawn before.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
