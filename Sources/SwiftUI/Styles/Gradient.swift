import Display

/// Colours along a way.
public struct Gradient: Hashable, Sendable {
  /// A colour at a share of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The share, 0…1.
    public var location: CGFloat
    /// A colour at a share of the way.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The space colours are mixed in.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// OKLab.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
  /// The colours in rising order.
  public var stops: [Stop]
  var space = ColorSpace.perceptual

  /// Colours at given shares.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours evenly spaced.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(
        color: color,
        location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }
  /// The gradient mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  func paint(_ kind: LeafPaint.Kind, _ geometry: [Double], _ environment: EnvironmentValues)
    -> LeafPaint
  {
    // Rising order; stops of one place keep theirs.
    let sorted = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    return LeafPaint(
      kind: kind, colors: sorted.map { $0.color.display(in: environment) },
      locations: sorted.map { Double($0.location) }, geometry: geometry,
      space: space.isPerceptual ? .perceptual : .device)
  }
}

/// A gradient without a place; from top to bottom where it fills.
public struct AnyGradient: Hashable, ShapeStyle {
  var gradient: Gradient
  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// The gradient mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }
  /// Fills from top to bottom.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.paint = gradient.paint(.linear, [0.5, 0, 0.5, 1], resolution.environment)
  }
}

extension Color {
  /// From a lighter form of the colour to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, View {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  /// A gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }
  /// Evenly spaced colours from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at given shares from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// Fills along the line.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.paint = gradient.paint(
      .linear, [start.x, start.y, end.x, end.y].map { Double($0) }, resolution.environment)
  }
  /// Fills all that is offered.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

/// Colours along a radius.
public struct RadialGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat
  /// A gradient between two circles; radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  /// Evenly spaced colours between two circles.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Colours at given shares between two circles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Fills along the radius.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.paint = gradient.paint(
      .radial, [center.x, center.y, startRadius, endRadius].map { Double($0) },
      resolution.environment)
  }
  /// Fills all that is offered.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

/// Colours along a radius that follows the frame.
public struct EllipticalGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let start: CGFloat
  let end: CGFloat
  /// A gradient between two ellipses; radii as shares of the frame.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }
  /// Evenly spaced colours between two ellipses.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Colours at given shares between two ellipses.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Fills along the radius.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.paint = gradient.paint(
      .elliptical, [center.x, center.y, start, end].map { Double($0) }, resolution.environment)
  }
  /// Fills all that is offered.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

/// Colours around a point.
public struct AngularGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle
  /// A gradient from one angle to another, clockwise from 3 o'clock.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }
  /// Evenly spaced colours from one angle to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Colours at given shares from one angle to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A full turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  /// Evenly spaced colours over a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Colours at given shares of a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// Fills around the point.
  public func _resolvePaint(_ resolution: inout _PaintResolution) {
    resolution.paint = gradient.paint(
      .angular, [Double(center.x), Double(center.y), start.radians, end.radians],
      resolution.environment)
  }
  /// Fills all that is offered.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
