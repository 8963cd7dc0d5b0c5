/// No change.
public struct IdentityTransition: Transition {
  /// No change.
  public init() {}
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades.
public struct OpacityTransition: Transition {
  /// Fades.
  public init() {}
  /// The view, clear outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition {
  /// Size outside its time, as a share.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint
  /// Grows from a share of the size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view, scaled outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// Comes from the leading side, leaves at the trailing one.
public struct SlideTransition: Transition {
  /// Slides.
  public init() {}
  /// The view, moved by its width outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      TranslationEffect(points: .zero, shares: CGSize(width: phase.value, height: 0)))
  }
}

/// Comes from and leaves to one side.
public struct MoveTransition: Transition {
  /// The side.
  public var edge: Edge
  /// Moves by the view's own size.
  public init(edge: Edge) { self.edge = edge }
  /// The view, moved outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      TranslationEffect(points: .zero, shares: phase.isIdentity ? .zero : edge.direction))
  }
}

/// Comes from one side, leaves to the opposite one, and fades.
public struct PushTransition: Transition {
  /// The side it comes from.
  public var edge: Edge
  /// Pushes from a side.
  public init(edge: Edge) { self.edge = edge }
  /// The view, moved and clear outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let sign = -phase.value
    content
      .modifier(
        TranslationEffect(
          points: .zero,
          shares: CGSize(
            width: edge.direction.width * sign, height: edge.direction.height * sign))
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes from and leaves to a distance.
public struct OffsetTransition: Transition {
  /// The distance in points.
  public var offset: CGSize
  /// Moves by a distance.
  public init(_ offset: CGSize) { self.offset = offset }
  /// The view, moved outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      TranslationEffect(points: phase.isIdentity ? .zero : offset, shares: .zero))
  }
}

/// Blurs, fades and scales.
public struct BlurReplaceTransition: Transition {
  /// Which way the sizes go.
  public struct Configuration: Equatable, Sendable {
    let growsAway: Bool
    /// Smaller before and after.
    public static let downUp = Configuration(growsAway: false)
    /// Smaller before, larger after.
    public static let upUp = Configuration(growsAway: true)
  }
  /// Which way the sizes go.
  public var configuration: Configuration
  /// Blurs, fades and scales.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// The view, blurred and clear outside its time.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : scale(phase))
      .blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }
  private func scale(_ phase: TransitionPhase) -> CGFloat {
    configuration.growsAway && phase == .didDisappear ? 1.1 : 0.9
  }
}

/// One transition for the way in and one for the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// For the way in.
  public var insertion: Insertion
  /// For the way out.
  public var removal: Removal
  /// One transition for each way.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The view under both, each resting outside its own way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let first = insertion.body(
      content: content, phase: phase == .didDisappear ? .identity : phase)
    removal.body(
      content: PlaceholderContentView(content: TransitionContent { $0.updateOnlyChild(first) }),
      phase: phase == .willAppear ? .identity : phase)
  }
  /// Moves if either does.
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension Edge {
  /// From the view towards the side, in shares of its size.
  var direction: CGSize {
    switch self {
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    }
  }
}

/// A transition from nothing is not exactly none, so that the map keeps an inverse.
private let leastScale = 1e-5

extension AnyTransition {
  /// No change.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Comes from the leading side, leaves at the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Grows from nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(leastScale)) }
  /// Grows from a share of the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  /// Comes from and leaves to one side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Comes from one side, leaves to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }
  /// Comes from and leaves to a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }
  /// Comes from and leaves to a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(CGSize(width: x, height: y)))
  }
}

extension Transition where Self == IdentityTransition {
  /// No change.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == SlideTransition {
  /// Comes from the leading side, leaves at the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from nothing.
  public static var scale: ScaleTransition { ScaleTransition(leastScale) }
  /// Grows from a share of the size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// Comes from and leaves to one side.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Comes from one side, leaves to the opposite one.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// Comes from and leaves to a distance.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from and leaves to a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// Blurs, fades and scales.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Blurs, fades and scales.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
extension Transition {
  /// One transition for each way.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion, removal: Removal
  ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
