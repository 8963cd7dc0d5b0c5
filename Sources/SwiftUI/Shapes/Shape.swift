import Display

/// An outline that fills the frame it gets.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// What part the shape plays.
  nonisolated static var role: ShapeRole { get }
  /// The size for an offer.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// How the shape changes where lines run from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The outline in a rectangle of an environment.
  nonisolated func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path
}

/// What part a shape plays.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// How a shape changes where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  /// Mirrored where lines run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// Filled.
  public nonisolated static var role: ShapeRole { .fill }
  /// All that is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Mirrored where lines run from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// The outline, the same in all environments.
  public nonisolated func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    path(in: rect)
  }
  /// The shape filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be drawn smaller.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape inside its frame by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is found.
  public var fillStyle: FillStyle
  /// A filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  /// The data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  package func leafSize(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  package func leafPaints(_ environment: EnvironmentValues) -> [LeafPaint] {
    [style.paint(in: environment)]
  }
  package func leafContains(_ point: CGPoint, in size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
  }
  package func drawLeaf(_ canvas: LeafCanvas) {
    guard let paint = canvas.paints.first else { return }
    let canvas = canvas.filtered(style.shadows(in: canvas.environment))
    canvas.fill(shape.path(in: canvas), fillStyle, paint)
  }
}

extension Shape {
  /// The outline in a canvas, mirrored where the shape asks for it.
  func path(in canvas: LeafCanvas) -> Path {
    let path = _path(in: canvas.bounds, canvas.environment)
    guard case .mirrors(let direction) = layoutDirectionBehavior,
      direction == canvas.environment.layoutDirection
    else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: canvas.size.width, ty: 0))
  }
}

extension LeafCanvas {
  /// Fills a path; a material shows what lies below.
  package func fill(_ path: Path, _ style: FillStyle, _ leafPaint: LeafPaint) {
    if let paint = leafPaint.paint(in: bounds) {
      add(.fill(path, style, paint))
    } else if let backdrop = leafPaint.backdrop {
      add(.backdrop(path, style, backdrop), opacity: leafPaint.opacity)
    }
  }
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Fills the shape with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// The outline of the shape drawn with a pen.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  /// The outline of the shape drawn with a pen of a width.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// The outline of the shape as a shape.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
  /// The outline of the shape as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// A part of the outline, by length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<
    Self
  > {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}

/// The outline of a shape drawn with a pen.
public struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle
  /// The shape's data and the pen's.
  public var animatableData:
    AnimatablePair<
      S.AnimatableData, AnimatablePair<StrokeStyle.AnimatableData, _DashLengths>
    >
  {
    get { AnimatablePair(shape.animatableData, style.movingData) }
    set {
      shape.animatableData = newValue.first
      style.movingData = newValue.second
    }
  }
  /// The outline of the pen's track.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// Drawn with a pen.
  public nonisolated static var role: ShapeRole { .stroke }
  /// That of the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// That of the shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
  var shape: S
  var startFraction: CGFloat
  var endFraction: CGFloat
  /// The shape's data and both ends.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
  /// The part of the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// That of the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// That of the shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

extension InsettableShape {
  /// A pen's track inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  /// A pen's track inside the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// A pen's track inside the shape, in the foreground.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  /// A pen's track inside the shape, in the foreground.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(
      ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension Path: Shape {
  /// The path as it is.
  public nonisolated func path(in rect: CGRect) -> Path { self }
  /// Not mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
