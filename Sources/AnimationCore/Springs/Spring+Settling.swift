public import Geometry

extension Spring {
  /// When the spring counts as at rest after a travel of 1: within .001 of its target, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// When the spring counts as at rest: within `epsilon` of its target; seconds.
  ///
  /// A bouncing spring gives the moment its envelope falls below `epsilon`, which lies after the
  /// last crossing; others give a multiple of .1 s. ∞ without damping, 0 if it never settles.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard decay > 0 else { return .infinity }
    guard !isRigid else { return 0 }
    if angularFrequency > 0 {
      let push = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      let reach = push + target.magnitudeSquared.squareRoot()
      let seconds = -Transcendentals.log(epsilon / reach) / decay
      return seconds.isNaN ? 0 : max(0, seconds)
    }
    return sampledSettlingDuration(
      target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// When the spring counts as at rest between two values; seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The first tenth of a second from which the spring stays near for a whole second.
  private func sampledSettlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var candidate: Double?
    for sample in 0..<1024 {
      let time = Double(sample) / 10
      let rest = value(target: target, initialVelocity: initialVelocity, time: time) - target
      let distance = rest.magnitudeSquared.squareRoot()
      guard distance.isFinite else { return 0 }
      guard distance < epsilon else {
        candidate = nil
        continue
      }
      let first = candidate ?? time
      if time - first > 1 { return first }
      candidate = first
    }
    return 0
  }

  /// ω₀ of the spring that comes within `epsilon` in a duration.
  static func frequency(
    settlingIn duration: Double, dampingRatio: Double, epsilon: Double
  ) -> Double {
    guard dampingRatio == 1 else {
      let swing = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
      return Transcendentals.log(swing / epsilon) / (dampingRatio * duration)
    }
    return criticalFrequency(from: 5 / duration, steps: 12, duration: duration, epsilon: epsilon)
      ?? criticalFrequency(from: 1 / duration, steps: 20, duration: duration, epsilon: epsilon)
      ?? 5 / duration
  }

  /// Newton's method on e^(−dω)(dω + 1) = ε.
  private static func criticalFrequency(
    from start: Double, steps: Int, duration: Double, epsilon: Double
  ) -> Double? {
    var frequency = start
    for _ in 0..<steps {
      let turn = duration * frequency
      let envelope = Transcendentals.exp(-turn)
      let error = envelope * (turn + 1) - epsilon
      let step = error / (-envelope * turn * duration)
      guard step.isFinite else { return nil }
      frequency -= step
      if step.magnitude < 1e-12 * frequency.magnitude { break }
    }
    return frequency.isFinite && frequency > 0 ? frequency : nil
  }
}
