public import Geometry

extension Animation {
  private static func fluid(_ response: Double, _ damping: Double, _ blend: Double) -> Animation {
    Animation(
      FluidSpringAnimation(response: response, dampingFraction: damping, blendDuration: blend))
  }

  /// Half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring by perceptual duration and bounce.
  ///
  /// The duration is the pace in seconds, 0 a jump; the bounce is 0 for none, up to 1, and below 0
  /// for over-damped motion. In `blendDuration` seconds the pace of a running spring fades into
  /// this one's.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    fluid(duration, Spring.dampingRatio(forBounce: bounce), blendDuration)
  }

  /// A spring by its undamped period and share of critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluid(response, dampingFraction, blendDuration)
  }

  /// A spring that keeps its motion when another takes over.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    fluid(spring.response, spring.dampingRatio, blendDuration)
  }

  /// A stiff spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A stiff spring for values that follow a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(response, dampingFraction, blendDuration)
  }

  /// A stiff spring for values that follow a finger, with a bounce of .15 and more.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(duration, Spring.dampingRatio(forBounce: 0.15 + extraBounce), blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce, or with the given one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a bounce of .15 and more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a clear bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a bounce of .3 and more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring of half a second whose effect is added to that of others.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring by its physical quantities; its effect is added to that of others.
  ///
  /// The initial velocity is in intervals a second: 1 would cover the change in a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring by perceptual duration and bounce; its effect is added to that of others.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose effect is added to that of others.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    // Not `spring.stiffness`, which over-damping inflates.
    let frequency = spring.naturalFrequency
    return interpolatingSpring(
      mass: spring.mass, stiffness: spring.mass * frequency * frequency, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
