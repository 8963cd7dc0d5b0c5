extension View {
  /// Fills the frame behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(_ShapeView(shape: Rectangle(), style: style))
  }
  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }
  /// Fills a shape behind the view with the background.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Fills the frame in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(_ShapeView(shape: Rectangle(), style: style))
  }
  /// Fills a shape in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }
  /// A frame inside the view's bounds.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
