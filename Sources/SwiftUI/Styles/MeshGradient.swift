import Display

/// Colours between the points of a grid.
public struct MeshGradient: ShapeStyle, View {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color
  let smoothsColors: Bool
  let space: Gradient.ColorSpace

  /// Colours at the points of a grid in unit space, row by row.
  ///
  /// Fewer points or colours than the grid has leave it empty.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    space = colorSpace
  }
  /// Fills with the colours of the grid.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    let environment = resolution.environment
    let count = width * height
    guard width > 1, height > 1, points.count >= count, colors.count >= count else {
      resolution.paint = .solid(.clear)
      return
    }
    resolution.paint = LeafPaint(
      kind: .mesh(columns: width, rows: height, smooths: smoothsColors),
      colors: colors.prefix(count).map { $0.display(in: environment) }
        + [background.display(in: environment)],
      geometry: points.prefix(count).flatMap { [Double($0.x), Double($0.y)] },
      space: space.isPerceptual ? .perceptual : .device)
  }
  /// Fills all that is offered.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
