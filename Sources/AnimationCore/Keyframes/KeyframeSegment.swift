import Geometry

/// The way between two knots of a keyframe track.
struct KeyframeSegment<V: VectorArithmetic> {
  enum Shape {
    case linear(UnitCurve)
    /// A cubic with the velocities at its ends, in units a second.
    case hermite(start: V, end: V)
    /// A spring with its start velocity, in units a second, and what draws it.
    case spring(Spring, velocity: V, target: V)
    case jump
  }

  var shape: Shape
  var from: V
  /// The value at the end.
  var end: V
  /// Seconds since the track began.
  var startTime: Double
  var endTime: Double

  private var duration: Double { endTime - startTime }

  /// The value at a moment of the segment; at its end exactly `end`.
  func value(at time: Double) -> V {
    guard time < endTime else { return end }
    let elapsed = max(0, time - startTime)
    switch shape {
    case .jump: return end
    case .linear(let curve):
      return from + (end - from).scaled(by: curve.value(at: elapsed / duration))
    case .spring(let spring, let velocity, let target):
      return from
        + spring.value(target: target - from, initialVelocity: velocity, time: elapsed)
    case .hermite(let startVelocity, let endVelocity):
      let s = elapsed / duration
      let rest = 1 - s
      // The cubic as `from` plus shares, so that equal ends without velocity give equal bits.
      var result = from + (end - from).scaled(by: s * s * (3 - 2 * s))
      result += startVelocity.scaled(by: duration * s * rest * rest)
      result -= endVelocity.scaled(by: duration * s * s * rest)
      return result
    }
  }

  /// The velocity at a moment of the segment, units a second; zero where it is not finite.
  func velocity(at time: Double) -> V {
    let elapsed = min(max(0, time - startTime), duration)
    let velocity: V
    switch shape {
    case .jump: return .zero
    case .linear(let curve):
      velocity = (end - from).scaled(by: curve.velocity(at: elapsed / duration) / duration)
    case .spring(let spring, let startVelocity, let target):
      velocity = spring.velocity(
        target: target - from, initialVelocity: startVelocity, time: elapsed)
    case .hermite(let startVelocity, let endVelocity):
      let s = elapsed / duration
      velocity =
        (end - from).scaled(by: 6 * s * (1 - s) / duration)
        + startVelocity.scaled(by: 1 - s * (4 - 3 * s)) + endVelocity.scaled(by: s * (3 * s - 2))
    }
    return velocity.isFiniteVector ? velocity : .zero
  }
}
