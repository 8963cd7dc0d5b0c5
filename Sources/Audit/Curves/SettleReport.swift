import AnimationCore

/// How a curve comes to rest.
package struct SettleReport: Equatable, Sendable {
  /// Within this share of the travel a motion counts as arrived.
  package static let tolerance = 0.001

  /// The length a designer would name: the duration of a curve, the period of a spring.
  package var perceptualSeconds: Double
  /// The last moment farther than `tolerance` from the target.
  package var settlingSeconds: Double
  /// How far the motion passes its target, as a share of the travel, and when; 0 for none.
  package var overshoot: Double
  package var overshootSeconds: Double?
  /// From one swing to the next; nil where nothing swings.
  package var periodSeconds: Double?

  package init(_ curve: MotionCurve) {
    perceptualSeconds = curve.seconds
    let sampler = curve.sampler
    let longest: Double
    switch curve {
    case .bezier(_, _, _, _, let seconds): longest = seconds
    case .spring(let seconds, let bounce, let velocity):
      let spring = Spring(duration: seconds, bounce: bounce)
      let far = spring.settlingDuration(
        target: 1.0, initialVelocity: velocity, epsilon: Self.tolerance / 10)
      longest = far.isFinite ? max(far, seconds) : 60
      let ratio = spring.dampingRatio
      if ratio < 1 { periodSeconds = seconds / (1 - ratio * ratio).squareRoot() }
    }
    // A thousand steps find the turning points; halving finds their exact place.
    let steps = 2000
    let step = longest / Double(steps)
    settlingSeconds = 0
    for index in stride(from: steps, through: 0, by: -1) {
      let time = Double(index) * step
      guard (sampler.value(time) - 1).magnitude >= Self.tolerance else { continue }
      settlingSeconds = Self.crossing(after: time, step: step, of: sampler)
      break
    }
    var peak = (value: 1.0, time: 0.0)
    for index in 0...steps {
      let time = Double(index) * step
      let value = sampler.value(time)
      if value > peak.value { peak = (value, time) }
    }
    if peak.value > 1 + Self.tolerance / 10 {
      let top = Self.top(near: peak.time, step: step, of: sampler)
      overshoot = sampler.value(top) - 1
      overshootSeconds = top
    } else {
      overshoot = 0
    }
  }

  private static func crossing(
    after time: Double, step: Double, of sampler: MotionCurve.Sampler
  ) -> Double {
    var (low, high) = (time, time + step)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (sampler.value(middle) - 1).magnitude >= tolerance { low = middle } else { high = middle }
    }
    return low
  }

  private static func top(
    near time: Double, step: Double, of sampler: MotionCurve.Sampler
  ) -> Double {
    var (low, high) = (max(0, time - step), time + step)
    for _ in 0..<60 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if sampler.value(left) < sampler.value(right) { low = left } else { high = right }
    }
    return (low + high) / 2
  }
}
