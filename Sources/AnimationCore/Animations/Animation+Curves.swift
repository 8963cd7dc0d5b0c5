public import Geometry

extension Animation {
  /// Seconds that a curve takes when no duration is given.
  private static let standardDuration = 0.35

  private static func curve(_ curve: UnitCurve, _ duration: Double) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: curve))
  }

  /// The animation of changes that name none: a spring without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// At constant speed, .35 s.
  public static var linear: Animation { curve(.linear, standardDuration) }
  /// At constant speed for the given seconds; 0 is a jump.
  public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }

  /// Starting slowly, .35 s.
  public static var easeIn: Animation { curve(.easeIn, standardDuration) }
  /// Starting slowly, for the given seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }

  /// Ending slowly, .35 s.
  public static var easeOut: Animation { curve(.easeOut, standardDuration) }
  /// Ending slowly, for the given seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }

  /// Starting and ending slowly, .35 s.
  public static var easeInOut: Animation { curve(.easeInOut, standardDuration) }
  /// Starting and ending slowly, for the given seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

  /// A cubic curve by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    curve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration)
  }

  /// Any curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Self.curve(curve, duration)
  }
}
