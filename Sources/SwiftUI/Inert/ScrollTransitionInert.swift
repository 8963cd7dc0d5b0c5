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
    /// Wholly in sight.
    public static let visible = Threshold()
    /// Not in sight.
    public static let hidden = Threshold()
    /// In the middle.
    public static let centered = Threshold()
    /// A share in sight.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// By an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// With the finger along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  /// By an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  /// With another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Shows the look of a view in sight: phases of scrolling have no effect in a film.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }
}
