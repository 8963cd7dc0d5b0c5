import Display

/// `.opacity`: multiplies into every leaf on its own.
struct OpacityEffect: RenderEffect {
  var opacity: Double
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    state.multiplyOpacity(by: opacity)
  }
}

/// `.scaleEffect`.
struct ScaleEffect: RenderEffect {
  var scale: CGSize
  var anchor: UnitPoint
  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
  /// Stands in for 0, so that the map keeps an inverse.
  private static let least = (2 * CGFloat.leastNormalMagnitude).squareRoot()

  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    let pivot = anchor.resolved(in: size, environment)
    let x = scale.width == 0 ? Self.least : scale.width
    let y = scale.height == 0 ? Self.least : scale.height
    state.concatenate(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: pivot.x - x * pivot.x, ty: pivot.y - y * pivot.y))
  }
}

/// `.rotationEffect`: clockwise on screen.
struct RotationEffect: RenderEffect {
  var angle: Angle
  var anchor: UnitPoint
  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    let pivot = anchor.resolved(in: size, environment)
    state.concatenate(
      CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
        .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y)))
  }
}

/// Moves what is drawn by points plus shares of the own size; used by transitions.
struct TranslationEffect: RenderEffect {
  var points: CGSize
  var shares: CGSize
  var animatableData: AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(points.animatableData, shares.animatableData) }
    set {
      points.animatableData = newValue.first
      shares.animatableData = newValue.second
    }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    let sign: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    state.concatenate(
      CGAffineTransform(
        translationX: points.width + sign * shares.width * size.width,
        y: points.height + shares.height * size.height))
  }
}

/// `.blur`.
struct BlurEffect: RenderEffect {
  var radius: CGFloat
  var isOpaque: Bool
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    guard radius > 0 else { return }
    state.filter(.blur(radius: radius, isOpaque: isOpaque))
  }
}

/// `.compositingGroup` and `.drawingGroup`: one picture before anything from outside applies.
struct GroupEffect: RenderEffect {
  let clipsToBounds: Bool
  func render(
    _ context: EmitContext, size: CGSize, environment: EnvironmentValues,
    content: (EmitContext) -> Void
  ) {
    context.group(pushesOpacity: false) { inner in
      var inner = inner
      if clipsToBounds { inner.state.clip(Path(CGRect(origin: .zero, size: size))) }
      content(inner)
    }
  }
}

/// `.geometryGroup`: a space of its own, so that what is inside moves as one.
struct GeometryGroupEffect: RenderEffect {}

extension UnitPoint {
  /// The point of a frame; leading is right in right-to-left layouts.
  package func resolved(in size: CGSize, _ environment: EnvironmentValues) -> CGPoint {
    let share = environment.layoutDirection == .rightToLeft ? 1 - x : x
    return CGPoint(x: share * size.width, y: y * size.height)
  }
}

extension View {
  /// How much of the view is seen, 0…1.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
  /// Enlarges what is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Enlarges what is drawn.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  /// Enlarges what is drawn, each direction by itself.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// Turns what is drawn, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
  /// Blurs what is drawn; the radius is the standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Flattens the view before effects from outside apply.
  public func compositingGroup() -> some View { modifier(GroupEffect(clipsToBounds: false)) }
  /// Flattens the view into a picture of its own size.
  public func drawingGroup(opaque: Bool = false) -> some View {
    modifier(GroupEffect(clipsToBounds: true))
  }
  /// Moves the view's parts as one when its place changes.
  public func geometryGroup() -> some View { modifier(GeometryGroupEffect()) }
}
