import Geometry

/// The motion of one attribute.
///
/// Owned by the attribute; a class so that a frame writes in place.
final class Animator<V: VectorArithmetic> {
  private(set) var animation: Animation
  /// The whole way, from where the first animation began to the present target.
  private(set) var interval: V
  /// Whether everything was told; the last value may still be asked for.
  private(set) var isOver = false
  private(set) var producedNonFinite = false

  /// When the first animation began; not reset when another takes over.
  private var begin: Double
  /// When the present animation began or took over.
  private var lastStart: Double
  private var context: AnimationContext<V>
  private let initialVelocity: V?
  private weak var reporter: (any MotionReporter)?

  /// When the present animation completes logically, if that is known.
  private var logicalInstant: Double?
  /// When the motion ends, if that is known, and the elapsed time to ask for then.
  private var removal: (instant: Double, elapsed: Double)?

  private var logicalListeners: [AnimationListener] = []
  private var removalListeners: [AnimationListener] = []
  /// Animations that others took over from and whose listeners still wait.
  private var forks: [AnimationFork<V>] = []

  init(interval: V, velocity: V?, request: AnimationRequest, at time: Double) {
    self.animation = request.animation
    self.interval = interval
    self.initialVelocity = velocity
    begin = time
    lastStart = time
    context = AnimationContext(environmentStorage: request.environment)
    reporter = request.reporter
    restart(request, at: time)
  }

  // MARK: Sampling

  /// The part of the interval covered at an instant; `nil` when the motion is over.
  // Compiled ahead for numbers, sizes and rectangles: a frame may sample ten thousand of them.
  @_specialize(where V == Double)
  @_specialize(where V == CGFloat)
  @_specialize(where V == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(
    where
      V == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  )
  func progress(at time: Double) -> V? {
    var elapsed = max(0, time - begin)
    if let removal {
      if time > removal.instant {
        finish(at: removal.instant)
        return nil
      }
      elapsed = time == removal.instant ? removal.elapsed : min(elapsed, removal.elapsed)
    } else if isOver {
      return nil
    }
    let progress = animation.animate(value: interval, time: elapsed, context: &context)
    guard let progress else {
      finish(at: time)
      return nil
    }
    tellLogicalCompletion(at: time)
    tellForks(at: time)
    if time == removal?.instant { finish(at: time) }
    guard progress.isFiniteVector, !context.sawNonFinite else {
      if !producedNonFinite { reporter?.sawNonFinite(animation) }
      producedNonFinite = true
      return progress.isFiniteVector ? progress : interval
    }
    return progress
  }

  private func tellLogicalCompletion(at time: Double) {
    guard !logicalListeners.isEmpty else { return }
    let instant = logicalInstant ?? .infinity
    // The flag is for animations whose end is not known; a known instant decides by itself, and
    // rounding inside the animation must not raise the flag a hair before it.
    let isFlagged = context.isLogicallyComplete && time < instant - 1e-6
    guard time >= instant || isFlagged else { return }
    close(&logicalListeners, at: min(instant, time))
  }

  private func tellForks(at time: Double) {
    guard !forks.isEmpty else { return }
    for index in forks.indices { forks[index].advance(to: time) }
    forks.removeAll { $0.listeners.isEmpty }
  }

  private func close(_ listeners: inout [AnimationListener], at time: Double) {
    let told = listeners
    listeners = []
    for listener in told { listener.close(at: Time(seconds: time)) }
  }

  /// Tells everyone; nothing moves any more.
  func finish(at time: Double) {
    isOver = true
    close(&logicalListeners, at: time)
    let left = forks
    forks = []
    for fork in left { fork.finish(at: time) }
    close(&removalListeners, at: time)
  }

  /// The earliest instant at which somebody must be told.
  var nextWake: Time? {
    var earliest = Double.infinity
    if !logicalListeners.isEmpty, let logicalInstant { earliest = logicalInstant }
    if !logicalListeners.isEmpty || !removalListeners.isEmpty, let removal {
      earliest = min(earliest, removal.instant)
    }
    for fork in forks { earliest = min(earliest, fork.instant ?? .infinity) }
    return earliest < .infinity ? Time(seconds: earliest) : nil
  }

  // MARK: Retargeting

  /// Whether the update that began the motion is over: another change of the same instant then
  /// counts by itself.
  var wasShown = false

  /// Turns the motion to a target `change` further; `false` if nothing is left to move.
  func retarget(by change: V, request: AnimationRequest, at time: Double) -> Bool {
    forkLogicalListeners()
    let previous = interval
    interval += change
    if time == begin, !wasShown || MotionDecisions.secondChangeReplacesFirst {
      // Changes of one update are one change, with the animation of the last.
      if wasShown { interval = change }
      guard interval != .zero else {
        finish(at: time)
        return false
      }
      animation = request.animation
      context = AnimationContext(environmentStorage: request.environment)
    } else {
      takeOver(request.animation, from: previous, at: time - begin)
      context.environmentStorage = request.environment
    }
    restart(request, at: time)
    return true
  }

  private func takeOver(_ next: Animation, from previous: V, at elapsed: Double) {
    var merged = context
    if next.shouldMerge(
      previous: animation, value: previous, time: elapsed, context: &merged)
    {
      context = merged
      animation = next
    } else {
      combine(with: next, from: previous, at: elapsed)
    }
  }

  private func combine(with next: Animation, from previous: V, at elapsed: Double) {
    typealias Key = CombinedAnimation.State<V>.Key
    if !(animation.base is CombinedAnimation) {
      let running = CombinedAnimation.Part(
        animation: animation, target: previous, offset: 0, state: context.state)
      context.state = AnimationState()
      context.state[Key.self].parts = [running]
      animation = Animation(CombinedAnimation())
    }
    // A part that was added at this very instant never showed.
    if context.state[Key.self].parts.last?.offset == elapsed, elapsed > 0 {
      context.state[Key.self].parts.removeLast()
    }
    context.state[Key.self].parts.append(
      CombinedAnimation.Part(
        animation: next, target: interval, offset: elapsed, state: AnimationState()))
  }

  private func restart(_ request: AnimationRequest, at time: Double) {
    lastStart = time
    if time == begin, let initialVelocity {
      context.state[FluidSpringState<V>.Key.self].velocity = initialVelocity
    }
    context.restartLogicalCompletion()
    for listener in request.listeners {
      listener.open()
      if listener.criteria == .removed {
        removalListeners.append(listener)
      } else {
        logicalListeners.append(listener)
      }
    }
    foresee(request.animation, at: time)
  }

  /// Works out the instants that are known ahead.
  private func foresee(_ next: Animation, at time: Double) {
    removal = nil
    logicalInstant = nil
    guard let timed = next.timed else { return }
    let isLaidOver = animation.base is CombinedAnimation
    let elapsed = isLaidOver ? 0 : time - begin
    let origin = isLaidOver ? time : begin
    logicalInstant = timed.logicalEnd(startedAt: elapsed).map { origin + $0 }
    var end = timed.removalEnd
    // To run a spring ahead costs as much as to play it: only if someone wants to know.
    if end == nil, !removalListeners.isEmpty, !isLaidOver {
      end = timed.foreseenRemovalEnd(value: interval, context: context)
    }
    if let end, end < .infinity {
      removal = (origin + end, origin - begin + end)
    }
  }

  private func forkLogicalListeners() {
    guard !logicalListeners.isEmpty else { return }
    forks.append(
      AnimationFork(
        animation: animation, interval: interval, begin: begin, context: context,
        instant: logicalInstant ?? removal?.instant, listeners: logicalListeners))
    logicalListeners = []
  }
}
