public import Geometry

extension Animation {
  /// The animation, begun later by the given seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// The animation, run at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed.isNaN ? 0 : speed))
  }

  /// The animation, run several times, every second time backwards if it reverses.
  ///
  /// The first time always runs.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation, run until another change takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation, counting as complete after the given seconds though it may run on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, delay: duration.isNaN ? 0 : duration))
  }
}
