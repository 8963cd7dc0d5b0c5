import Display

/// Changes of how a view is drawn that may depend on its geometry.
public protocol VisualEffect: Sendable {
  /// What is done, innermost first.
  var _steps: [_VisualStep] { get }
}

/// No change; others are added to it.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
  /// Nothing.
  public var _steps: [_VisualStep] { [] }
}

/// One change of how a view is drawn.
public struct _VisualStep: Sendable {
  enum Kind: Hashable, Sendable {
    case offset, scale, rotation, opacity, blur, brightness, contrast, saturation, grayscale, hue
    case rotation3D
  }
  let kind: Kind
  var numbers: [Double]
  var anchor = UnitPoint.center

  func apply(to state: inout RenderState, size: CGSize) {
    let pivot = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    func around(_ map: ProjectionTransform) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: -pivot.x, y: -pivot.y))
        .concatenating(map)
        .concatenating(ProjectionTransform(CGAffineTransform(translationX: pivot.x, y: pivot.y)))
    }
    switch kind {
    case .offset:
      state.concatenate(CGAffineTransform(translationX: numbers[0], y: numbers[1]))
    case .scale:
      state.concatenate(
        around(ProjectionTransform(CGAffineTransform(scaleX: numbers[0], y: numbers[1]))))
    case .rotation:
      state.concatenate(
        around(ProjectionTransform(CGAffineTransform(rotationAngle: numbers[0]))))
    case .rotation3D:
      let turn = ProjectionTransform(
        angle: Angle(radians: numbers[0]), axis: (numbers[1], numbers[2], numbers[3]),
        anchorZ: numbers[4], perspective: numbers[5], size: size)
      state.concatenate(around(turn))
    case .opacity: state.multiplyOpacity(by: numbers[0])
    case .blur where numbers[0] > 0: state.filter(.blur(radius: numbers[0], isOpaque: false))
    case .brightness: state.filter(.brightness(numbers[0]))
    case .contrast: state.filter(.contrast(numbers[0]))
    case .saturation: state.filter(.saturation(numbers[0]))
    case .grayscale: state.filter(.grayscale(numbers[0]))
    case .hue: state.filter(.hueRotation(Angle(radians: numbers[0])))
    case .blur: break
    }
  }
}

/// Steps that are known.
package struct StepsEffect: VisualEffect {
  /// What is done, innermost first.
  public let _steps: [_VisualStep]
  package init(_steps: [_VisualStep]) { self._steps = _steps }
}

extension [_VisualStep] {
  /// Steps between two lists of the same kinds; the nearer list where kinds differ.
  package static func mixed(_ a: [_VisualStep], _ b: [_VisualStep], by share: Double)
    -> [_VisualStep]
  {
    guard a.count == b.count, zip(a, b).allSatisfy({ $0.kind == $1.kind }) else {
      return share < 0.5 ? a : b
    }
    return zip(a, b).map { from, to in
      var step = to
      step.numbers = zip(from.numbers, to.numbers).map { $0 + ($1 - $0) * share }
      return step
    }
  }
}

extension VisualEffect {
  private func adding(
    _ kind: _VisualStep.Kind, _ numbers: [Double], _ anchor: UnitPoint = .center
  ) -> StepsEffect {
    StepsEffect(_steps: _steps + [_VisualStep(kind: kind, numbers: numbers, anchor: anchor)])
  }
  /// Moves what is drawn.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, [offset.width, offset.height])
  }
  /// Moves what is drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset, [x, y])
  }
  /// Enlarges what is drawn.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale.width, scale.height], anchor)
  }
  /// Enlarges what is drawn.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [s, s], anchor)
  }
  /// Enlarges what is drawn, each direction by itself.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale, [x, y], anchor)
  }
  /// Turns what is drawn, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, [angle.radians], anchor)
  }
  /// Turns what is drawn in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.rotation3D, [angle.radians, axis.x, axis.y, axis.z, anchorZ, perspective], anchor)
  }
  /// How much is seen, 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [opacity]) }
  /// Blurs what is drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur, [radius])
  }
  /// Adds to each channel.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, [amount]) }
  /// Spreads channels from the middle.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, [amount]) }
  /// Spreads channels from grey.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, [amount]) }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, [amount]) }
  /// Turns the hue.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hue, [angle.radians]) }
}

extension ProjectionTransform {
  /// A turn about an axis through the origin, seen in perspective.
  ///
  /// The eye stands as far away as the longer side of `size` divided by `perspective`.
  package init(
    angle: Angle, axis: (CGFloat, CGFloat, CGFloat), anchorZ: CGFloat, perspective: CGFloat,
    size: CGSize
  ) {
    self.init()
    let length = (axis.0 * axis.0 + axis.1 * axis.1 + axis.2 * axis.2).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (axis.0 / length, axis.1 / length, axis.2 / length)
    let (s, c) = (Transcendentals.sin(angle.radians), Transcendentals.cos(angle.radians))
    let t = 1 - c
    // Rows are the images of the x and y axes and of the depth; row vectors, y down.
    let rx = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    let ry = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    let rz = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    let side = max(size.width, size.height)
    let m34 = side > 0 ? -perspective / side : 0
    m11 = rx.0
    m12 = rx.1
    m13 = rx.2 * m34
    m21 = ry.0
    m22 = ry.1
    m23 = ry.2 * m34
    // The plane lies `anchorZ` in front of the axis.
    m31 = -anchorZ * rz.0
    m32 = -anchorZ * rz.1
    m33 = 1 + (-anchorZ * rz.2 + anchorZ) * m34
  }
}

struct VisualEffectModifier: ViewModifier {
  typealias Body = Never
  let make: @Sendable (EmptyVisualEffect, GeometryProxy) -> any VisualEffect

  @MainActor @preconcurrency
  static func _updateModified<C: View>(
    _ modifier: VisualEffectModifier, content: C, _ node: _Node
  ) {
    let current = node.slot { Current(modifier) }
    current.value = modifier
    // What the closure reads may have changed: the boxes ask it at the next commit.
    node.graph.needsLayout = true
    node.updateWrapped(content) { VisualEffectBox($0, current, around: $1) }
  }
}

/// A box drawn under steps that a closure makes of its geometry.
final class VisualEffectBox: WrapperBox, MotionOwner {
  private let current: Current<VisualEffectModifier>
  private let motion = FrameMotion()
  private var attribute = AnimatableAttribute<NumberVector>()
  private var kinds: [_VisualStep.Kind] = []
  private var steps: [_VisualStep] = []

  init(_ node: _Node, _ current: Current<VisualEffectModifier>, around content: Box) {
    self.current = current
    super.init(node, around: content)
  }

  override func commit(_ context: CommitContext) {
    remember(context)
    motion.setTarget(
      CGRect(
        x: context.origin.x + frame.minX, y: context.origin.y + frame.minY, width: frame.width,
        height: frame.height), context, self)
    steps = current.value.make(EmptyVisualEffect(), GeometryProxy(box: self))._steps
    let request = node.scope.request(in: environment)
    if steps.map(\.kind) != kinds { attribute = AnimatableAttribute() }
    kinds = steps.map(\.kind)
    graph.move(
      &attribute, to: NumberVector(steps.flatMap(\.numbers)), request, node, "visualEffect")
    if attribute.isAnimating { graph.activate(self) }
    content.commit(context.inside(self))
  }

  override func emit(_ context: EmitContext) {
    let rect = motion.rect(at: context.now)
    var inner = context
    inner.origin = .zero
    inner = inner.entering(rect.origin)
    record(inner, rect.size)
    let hasMotion = attribute.isAnimating
    var numbers = (hasMotion ? attribute.value(at: context.now).values : [])[...]
    for step in steps.reversed() {
      var shown = step
      if hasMotion {
        shown.numbers = Array(numbers.suffix(step.numbers.count))
        numbers = numbers.dropLast(step.numbers.count)
      }
      shown.apply(to: &inner.state, size: rect.size)
    }
    content.emit(inner)
  }

  var isAnimating: Bool { attribute.isAnimating }
  var nextWake: Time? { attribute.nextWake }
  func sample(at time: Time) { if attribute.model != nil { _ = attribute.value(at: time) } }
}

extension View {
  /// Draws the view with effects that a closure makes of its geometry.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect($0, $1) })
  }
}
