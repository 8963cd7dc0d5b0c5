/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  /// Clockwise from the top left corner.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { _, rect in Path(rect) }
  }
}

/// A circle as large as the shorter side, in the middle of its frame.
public struct Circle: InsettableShape {
  /// A circle.
  public init() {}
  /// Clockwise from 3 o'clock.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }
  /// A smaller circle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
  /// A square.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return proposal.width == nil && proposal.height == nil
      ? size
      : CGSize(
        width: proposal.width == nil ? side : size.width,
        height: proposal.height == nil ? side : size.height)
  }
}

/// An ellipse that touches all sides of its frame.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// Clockwise from 3 o'clock.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A smaller ellipse.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
}

/// A rectangle with two half circles as ends.
public struct Capsule: InsettableShape {
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Clockwise from the top edge.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }
  /// A smaller capsule.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $0.path(in: $1) }
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// Radii of the corners, in points.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  /// Elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The radii.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  /// Clockwise from the top edge after the top left corner.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// A smaller rectangle with smaller radii.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect in
      var smaller = shape
      smaller.cornerSize.width = max(0, shape.cornerSize.width - amount)
      smaller.cornerSize.height = max(0, shape.cornerSize.height - amount)
      return smaller.path(in: rect)
    }
  }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// Radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  /// A rectangle with given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// A rectangle with given radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// The radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.first.second,
        bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
    }
  }
  /// Clockwise from the top edge.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// A smaller rectangle with smaller radii.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect in
      var radii = shape.cornerRadii
      radii.topLeading = max(0, radii.topLeading - amount)
      radii.bottomLeading = max(0, radii.bottomLeading - amount)
      radii.bottomTrailing = max(0, radii.bottomTrailing - amount)
      radii.topTrailing = max(0, radii.topTrailing - amount)
      return Path(roundedRect: rect, cornerRadii: radii, style: shape.style)
    }
  }
}

/// A shape inside its frame by a distance.
struct _InsetShape<S: Shape>: InsettableShape {
  var shape: S
  var amount: CGFloat
  let make: @Sendable (S, CGRect) -> Path

  var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull, inner.width >= 0, inner.height >= 0 else { return Path() }
    return make(shape, inner)
  }
  nonisolated func inset(by more: CGFloat) -> some InsettableShape {
    _InsetShape(shape: shape, amount: amount + more, make: make)
  }
}

extension CGRect {
  /// The square of the shorter side in the middle.
  var centeredSquare: CGRect {
    let side = min(abs(width), abs(height))
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with elliptical corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of different radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with corners of different radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
