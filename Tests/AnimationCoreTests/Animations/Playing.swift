import AnimationCore

/// Plays an animation of a number as an attribute would, from a change at time 0.
struct Playing {
  var attribute = AnimatableAttribute<Double>()

  init(
    from: Double = 0, to: Double = 1, _ animation: Animation, listeners: [AnimationListener] = []
  ) {
    attribute.update(to: from, request: nil, at: .zero)
    turn(to: to, animation, at: 0, listeners: listeners)
  }

  @discardableResult mutating func turn(
    to target: Double, _ animation: Animation?, at time: Double,
    listeners: [AnimationListener] = []
  ) -> AttributeChange {
    let request = animation.map { AnimationRequest(animation: $0, listeners: listeners) }
    return attribute.update(to: target, request: request, at: Time(seconds: time))
  }

  mutating func value(_ time: Double) -> Double { attribute.value(at: Time(seconds: time)) }

  /// Steps through frames up to a time, then changes the target.
  mutating func play(to time: Double, rate: Double = 60) {
    var frame = 0.0
    while frame / rate < time {
      _ = value(frame / rate)
      frame += 1
    }
  }
}
