/// An animation that another took over from, followed on only until it completes logically.
struct AnimationFork<V: VectorArithmetic> {
  private let animation: Animation
  private let interval: V
  private let begin: Double
  private var context: AnimationContext<V>
  /// When it completes, if that is known.
  let instant: Double?
  private(set) var listeners: [AnimationListener]

  init(
    animation: Animation, interval: V, begin: Double, context: AnimationContext<V>,
    instant: Double?, listeners: [AnimationListener]
  ) {
    self.animation = animation
    self.interval = interval
    self.begin = begin
    self.context = context
    self.instant = instant
    self.listeners = listeners
  }

  mutating func advance(to time: Double) {
    if let instant {
      if time >= instant { tell(at: instant) }
      return
    }
    let progress = animation.animate(value: interval, time: time - begin, context: &context)
    if progress == nil || context.isLogicallyComplete { tell(at: time) }
  }

  func finish(at time: Double) {
    for listener in listeners { listener.close(at: Time(seconds: time)) }
  }

  private mutating func tell(at time: Double) {
    finish(at: time)
    listeners = []
  }
}
