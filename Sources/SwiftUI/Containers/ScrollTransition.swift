/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or the leading side.
  case topLeading
  /// In sight.
  case identity
  /// About to come in at the bottom or the trailing side.
  case bottomTrailing
  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase of scrolling to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// When a view counts as in sight.
  public struct Threshold: Sendable {
    /// The share of the view that is in sight.
    let share: Double
    /// Wholly in sight.
    public static let visible = Threshold(share: 1)
    /// Not in sight.
    public static let hidden = Threshold(share: 0)
    /// In the middle.
    public static let centered = Threshold(share: .infinity)
    /// A share in sight.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
  }
  enum Kind: Sendable {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }
  var kind: Kind
  var threshold = Threshold.visible
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// By an animation.
  public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
  /// At once.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// With the finger along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// By an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }
  /// With another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension View {
  /// Changes the look of a view on its way into and out of a scroll view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  /// Changes the look of a view on its way into and out of a scroll view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        leading: topLeading, trailing: bottomTrailing, axis: axis,
        transition: { transition(EmptyVisualEffect(), $0)._steps }))
  }
}
