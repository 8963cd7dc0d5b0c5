public import Geometry

/// A damped spring: the exact motion of a mass that is drawn to a target.
public struct Spring: Hashable, Sendable {
  /// ω_d: √|ω₀² − γ²|, negative when over-damped, 0 when critically damped; radians a second.
  let angularFrequency: Double
  /// γ: the rate at which the swing dies, 1/s.
  let decay: Double
  /// The mass.
  public let mass: Double

  /// A spring by its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The pace of the spring in seconds; 0 and less make it infinitely stiff.
  ///   - bounce: 0 for none, up to 1 for endless; below 0 (to −1) for over-damped motion.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(forBounce: bounce))
  }

  /// A spring by the period it would have undamped and its share of critical damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * Double.pi / response : .infinity
    self.init(frequency: frequency, dampingRatio: dampingRatio, mass: 1)
  }

  /// A spring by its physical quantities.
  ///
  /// Damping beyond the critical one counts as critical unless `allowOverDamping` is set.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let held = allowOverDamping ? ratio : min(ratio, 1)
    self.init(frequency: frequency, dampingRatio: held, mass: mass)
  }

  /// A spring that is within `epsilon` of its target after a duration.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, held in 0.01…10.
  ///   - dampingRatio: Held in 0…1, without 0 itself.
  ///   - epsilon: The share of the travel that counts as arrived.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .leastNormalMagnitude), 1)
    let frequency = Self.frequency(
      settlingIn: min(max(settlingDuration, 0.01), 10), dampingRatio: ratio, epsilon: epsilon)
    self.init(frequency: frequency, dampingRatio: ratio, mass: 1)
  }

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.mass = mass
    // An endless or meaningless frequency is a spring that is always at its target.
    guard frequency.isFinite, dampingRatio.isFinite else {
      angularFrequency = 0
      decay = .infinity
      return
    }
    let ratio = max(dampingRatio, 0)
    decay = ratio * frequency
    angularFrequency =
      ratio <= 1
      ? frequency * (1 - ratio * ratio).squareRoot()
      : -(frequency * (ratio * ratio - 1).squareRoot())
  }

  /// ζ of a bounce: 1 − b, or 1/(1 + b) below 0.
  static func dampingRatio(forBounce bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  /// Whether the spring is infinitely stiff: at its target at every moment.
  var isRigid: Bool { decay == .infinity }

  /// ω₀ in radians a second.
  var naturalFrequency: Double {
    if isRigid { return .infinity }
    let swing = angularFrequency * angularFrequency
    let square = decay * decay + (angularFrequency < 0 ? -swing : swing)
    return max(square, 0).squareRoot()
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { response }

  /// The period of the spring without damping, in seconds.
  public var response: Double { isRigid ? 0 : 2 * Double.pi / naturalFrequency }

  /// The damping as a share of the critical one.
  public var dampingRatio: Double {
    if isRigid { return 1 }
    return angularFrequency == 0 ? 1 : decay / naturalFrequency
  }

  /// How much the spring overshoots: 0 for none, 1 for endless, below 0 when over-damped.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// m(ω_d² + γ²): the stiffness, and for an over-damped spring the larger number that Apple's
  /// type reports.
  public var stiffness: Double {
    mass * (angularFrequency * angularFrequency + decay * decay)
  }

  /// 2mγ.
  public var damping: Double { 2 * mass * decay }
}
