public import Geometry

extension Spring {
  /// Half a second without bounce.
  public static var smooth: Spring { smooth() }
  /// Half a second with a small bounce.
  public static var snappy: Spring { snappy() }
  /// Half a second with a clear bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce, or with the given one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of .15 and more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of .3 and more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
