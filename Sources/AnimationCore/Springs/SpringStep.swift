/// What some steps of the integrator do to a spring's motion.
///
/// The motion is linear in (distance from the target, velocity, acceleration), so any number of
/// steps is one 3×3 matrix of plain numbers, and vectors are touched once, not once a step.
struct SpringStep {
  /// Rows of the matrix: what the new distance, velocity and acceleration take of the old ones.
  var distance = SIMD4<Double>(1, 0, 0, 0)
  var velocity = SIMD4<Double>(0, 1, 0, 0)
  var acceleration = SIMD4<Double>(0, 0, 1, 0)

  /// Appends one step of length `h` at a stiffness and damping.
  ///
  /// - Source: u = v + a·h/2; x += u·h; a = k(T − x) − c·u; v = u + a·h/2.
  mutating func advance(stiffness: Double, damping: Double, h: Double) {
    // Past c·h = 1 the scheme turns damping into growing swings; there the exact motion is used.
    guard damping * h <= 1 else {
      advanceExactly(stiffness: stiffness, damping: damping, h: h)
      return
    }
    let half = velocity + acceleration * (h / 2)
    distance += half * h
    acceleration = half * -damping - distance * stiffness
    velocity = half + acceleration * (h / 2)
  }

  private mutating func advanceExactly(stiffness: Double, damping: Double, h: Double) {
    let spring = Spring(stiffness: stiffness, damping: damping, allowOverDamping: true)
    let motion = spring.response(at: h)
    let next = distance * (1 - motion.travel) + velocity * motion.drift
    velocity = velocity * motion.driftVelocity - distance * motion.travelVelocity
    distance = next
    acceleration = velocity * -damping - distance * stiffness
  }

  private static func combine<V: VectorArithmetic>(
    _ row: SIMD4<Double>, _ distance: V, _ velocity: V, _ acceleration: V
  ) -> V {
    var sum = distance.scaled(by: row.x)
    sum += velocity.scaled(by: row.y)
    sum += acceleration.scaled(by: row.z)
    return sum
  }

  /// The distance alone, after the steps.
  func distance<V: VectorArithmetic>(after motion: SpringMotion<V>) -> V {
    Self.combine(distance, motion.distance, motion.velocity, motion.acceleration)
  }

  /// The motion after the steps.
  func callAsFunction<V: VectorArithmetic>(_ motion: SpringMotion<V>) -> SpringMotion<V> {
    SpringMotion(
      distance: distance(after: motion),
      velocity: Self.combine(
        velocity, motion.distance, motion.velocity, motion.acceleration),
      acceleration: Self.combine(
        acceleration, motion.distance, motion.velocity, motion.acceleration))
  }
}

/// A spring's motion at a moment, seen from its target.
struct SpringMotion<V: VectorArithmetic> {
  /// Position − target.
  var distance: V
  /// Units a second.
  var velocity: V
  /// Units a second, a second.
  var acceleration: V
}
