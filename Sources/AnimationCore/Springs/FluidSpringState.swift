/// The memory of a running spring of the `.spring` family.
struct FluidSpringState<V: VectorArithmetic> {
  var position = V.zero
  var velocity = V.zero
  var acceleration = V.zero
  /// Whole steps behind it since the animation began.
  var steps = 0
  /// When this spring began or took over, in seconds since the animation began.
  var started = 0.0
  /// The response before it took over, while that still fades out.
  var earlierResponse: Double?
  /// The matrix of one block of steps and the spring it is of.
  var block: (spring: FluidSpringAnimation, step: SpringStep)?

  enum Key: AnimationStateKey {
    static var defaultValue: FluidSpringState { FluidSpringState() }
  }

  /// The count of whole steps that a moment is behind, rounded up: the first moment at or after
  /// it that the integrator visits.
  static func steps(at time: Double) -> Int {
    // A millionth of a step absorbs the rounding of frame times.
    let steps = (time * MotionDecisions.springStepsPerSecond - 1e-6).rounded(.up)
    return steps > 0 ? Int(min(steps, 1e15)) : 0
  }

  /// Runs to a moment and tells the position then; `nil` once the spring rests.
  ///
  /// Whole blocks are kept; the rest of a block is worked out from its beginning each time. So
  /// the result does not depend on which other moments were asked for.
  mutating func position(
    at time: Double, target: V, spring: FluidSpringAnimation
  ) -> V? {
    guard runBlocks(to: time, target: target, spring: spring) else { return nil }
    let rest = Self.steps(at: time) - steps
    let motion = SpringMotion(
      distance: position - target, velocity: velocity, acceleration: acceleration)
    guard rest > 0 else { return position }
    return target + spring.step(self, count: rest).distance(after: motion)
  }

  /// Runs to a moment and stays there, though it be in the middle of a block.
  mutating func settle(at time: Double, target: V, spring: FluidSpringAnimation) {
    _ = runBlocks(to: time, target: target, spring: spring)
    let rest = Self.steps(at: time) - steps
    guard rest > 0 else { return }
    apply(spring.step(self, count: rest), count: rest, target: target)
  }

  /// Advances block by block; `false` once the spring rests.
  private mutating func runBlocks(
    to time: Double, target: V, spring: FluidSpringAnimation
  ) -> Bool {
    let size = MotionDecisions.springStepsPerCheck
    let due = Self.steps(at: time)
    guard due - steps >= size else { return true }
    skipLongGap(before: due)
    while due - steps >= size {
      apply(blockStep(size, spring: spring), count: size, target: target)
      if isResting(at: target) { return false }
    }
    return true
  }

  private mutating func skipLongGap(before due: Int) {
    let longest = Int(MotionDecisions.longestSpringGap * MotionDecisions.springStepsPerSecond)
    if due - steps > longest { steps = due - longest }
  }

  private mutating func blockStep(_ size: Int, spring: FluidSpringAnimation) -> SpringStep {
    guard earlierResponse == nil else { return spring.step(self, count: size) }
    if let block, block.spring == spring { return block.step }
    let step = spring.step(self, count: size)
    block = (spring, step)
    return step
  }

  private mutating func apply(_ step: SpringStep, count: Int, target: V) {
    let next = step(
      SpringMotion(distance: position - target, velocity: velocity, acceleration: acceleration))
    position = target + next.distance
    velocity = next.velocity
    acceleration = next.acceleration
    steps += count
  }

  private func isResting(at target: V) -> Bool {
    let motion = max(velocity.magnitudeSquared, acceleration.magnitudeSquared)
    guard motion <= MotionDecisions.restingMotion else { return !motion.isFinite }
    let share = MotionDecisions.restingDistance
    let tolerance = target.magnitudeSquared * share * share
    // A motion that turned back has no interval left to measure its distance by.
    return tolerance == 0 || (target - position).magnitudeSquared <= tolerance
  }
}
