/// The last few values that a finger gave an attribute.
struct VelocityTracker<V: VectorArithmetic> {
  private var samples: [(time: Double, value: V)] = []

  mutating func add(_ value: V, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    // Three show the speed of the last moment and even out one late event.
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Units a second at a moment; zero if the finger rested before it.
  func velocity(at time: Double) -> V {
    let window = MotionDecisions.trackedVelocityWindow
    let recent = samples.filter { time - $0.time <= window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}
