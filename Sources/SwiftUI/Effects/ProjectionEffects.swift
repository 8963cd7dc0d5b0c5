/// A change of how a view is drawn by a map that may depend on its size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// From the view's own space to where it is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Updates the content under the map.
  @MainActor @preconcurrency
  public static func _updateModified<C: View>(_ modifier: Self, content: C, _ node: _Node) {
    node.updateOnlyChild(content.modifier(ProjectingEffect(base: node.linked(modifier))))
  }
  /// The effect without its part in the layout: it has none.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// Draws under the map of an effect of the scene's own.
struct ProjectingEffect<Base: GeometryEffect>: RenderEffect {
  var base: Base
  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    state.concatenate(base.effectValue(size: size))
  }
}

/// An old name for a modifier whose numbers move.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// `.rotation3DEffect`.
struct Rotation3DEffect: RenderEffect {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  typealias Axis = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  typealias Place = AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<Axis, Place>> {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let (turn, place) = (newValue.second.first, newValue.second.second)
      axis = (turn.first, turn.second.first, turn.second.second)
      anchor.animatableData = place.first
      anchorZ = place.second.first
      perspective = place.second.second
    }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    let pivot = anchor.resolved(in: size, environment)
    state.concatenate(CGAffineTransform(translationX: pivot.x, y: pivot.y))
    state.concatenate(
      ProjectionTransform(
        angle: angle, axis: axis, anchorZ: anchorZ, perspective: perspective, size: size))
    state.concatenate(CGAffineTransform(translationX: -pivot.x, y: -pivot.y))
  }
}

/// `.transformEffect` and `.projectionEffect`.
struct MapEffect: RenderEffect {
  var map: ProjectionTransform
  typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  var animatableData: AnimatablePair<Row, AnimatablePair<Row, Row>> {
    get {
      func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> Row {
        AnimatablePair(a, AnimatablePair(b, c))
      }
      return AnimatablePair(
        row(map.m11, map.m12, map.m13),
        AnimatablePair(row(map.m21, map.m22, map.m23), row(map.m31, map.m32, map.m33)))
    }
    set {
      let (a, b, c) = (newValue.first, newValue.second.first, newValue.second.second)
      (map.m11, map.m12, map.m13) = (a.first, a.second.first, a.second.second)
      (map.m21, map.m22, map.m23) = (b.first, b.second.first, b.second.second)
      (map.m31, map.m32, map.m33) = (c.first, c.second.first, c.second.second)
    }
  }
  func apply(to state: inout RenderState, size: CGSize, environment: EnvironmentValues) {
    state.concatenate(map)
  }
}

extension View {
  /// Turns what is drawn about an axis in space, in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Draws the view under an affine map.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(MapEffect(map: ProjectionTransform(transform)))
  }
  /// Draws the view under a projective map.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(MapEffect(map: transform))
  }
}
