import Geometry

/// One track laid out in time: a start value, segments, and the value held afterwards.
struct KeyframeCurve<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  private let start: Value
  private(set) var segments: [KeyframeSegment<Vector>] = []
  /// The values written, one a segment: what of them does not move jumps as a segment begins.
  private var targets: [Value] = []
  /// What is held after the end.
  private var rest: Vector
  /// Seconds.
  private(set) var duration = 0.0

  /// Lays out a track from a start value and the velocity it has already, in units a second.
  init(from start: Value, velocity: Vector?, keyframes: [PlannedKeyframe<Value>]) {
    self.start = start
    rest = start.animatableData
    var position = start.animatableData
    var speed = velocity ?? .zero
    for index in keyframes.indices {
      let keyframe = keyframes[index]
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = Self.segment(
        keyframe, next: next, from: position, speed: speed, startTime: duration)
      segments.append(segment)
      targets.append(keyframe.to)
      position = segment.end
      speed = segment.velocity(at: segment.endTime)
      duration = segment.endTime
      rest = Self.rest(after: keyframe, segment)
    }
  }

  // MARK: Layout

  private static func segment(
    _ keyframe: PlannedKeyframe<Value>, next: PlannedKeyframe<Value>?, from: Vector,
    speed: Vector, startTime: Double
  ) -> KeyframeSegment<Vector> {
    let target = keyframe.to.animatableData
    let length = length(of: keyframe, from: from, speed: speed)
    var segment = KeyframeSegment(
      shape: .jump, from: from, end: target, startTime: startTime, endTime: startTime + length)
    // A keyframe without time is a jump, whatever its kind.
    guard length > 0 else { return segment }
    switch keyframe.kind {
    case .move: break
    case .linear(let curve): segment.shape = .linear(curve)
    case .cubic(let startVelocity, let endVelocity):
      segment.shape = .hermite(
        start: startVelocity ?? speed,
        end: endVelocity ?? Self.endVelocity(from: from, keyframe, length: length, next: next))
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity ?? speed
      segment.shape = .spring(spring, velocity: velocity, target: target)
      let cut = spring.value(target: target - from, initialVelocity: velocity, time: length)
      segment.end = cut.isFiniteVector ? from + cut : target
    }
    return segment
  }

  private static func length(
    of keyframe: PlannedKeyframe<Value>, from: Vector, speed: Vector
  ) -> Double {
    if let duration = keyframe.duration { return duration }
    guard case .spring(let spring, _) = keyframe.kind else { return 0 }
    let settling = spring.settlingDuration
    return settling.isFinite ? settling : 0
  }

  /// The velocity with which a cubic runs into what follows it, where none is written.
  private static func endVelocity(
    from: Vector, _ keyframe: PlannedKeyframe<Value>, length: Double,
    next: PlannedKeyframe<Value>?
  ) -> Vector {
    guard let next, next.duration != 0 else { return .zero }
    let target = keyframe.to.animatableData
    let nextTarget = next.to.animatableData
    let nextLength = next.duration ?? 0
    // The tangent of a Catmull-Rom spline over unevenly spaced knots.
    let tangent = (nextTarget - from).scaled(by: 1 / (length + nextLength))
    switch next.kind {
    case .move: return .zero
    case .spring(_, let start):
      return start ?? (MotionDecisions.cubicStopsBeforeSpring ? .zero : tangent)
    case .cubic(let start, _): return start ?? tangent
    case .linear(let curve):
      let velocity = (nextTarget - target).scaled(by: curve.velocity(at: 0) / nextLength)
      return velocity.isFiniteVector ? velocity : .zero
    }
  }

  /// A spring that had time to settle rests at its target; a cut one where it was cut.
  private static func rest(
    after keyframe: PlannedKeyframe<Value>, _ segment: KeyframeSegment<Vector>
  ) -> Vector {
    guard case .spring(let spring, _) = keyframe.kind else { return segment.end }
    let isCut = segment.endTime - segment.startTime < spring.settlingDuration
    return isCut && MotionDecisions.cutSpringKeyframeHolds
      ? segment.end : keyframe.to.animatableData
  }

  // MARK: Sampling

  /// The segment at a moment: a knot belongs to the segment before it, and jumps at the very
  /// start have happened at 0.
  private func index(at time: Double) -> Int? {
    segments.firstIndex { $0.endTime > $0.startTime && time <= $0.endTime }
  }

  /// The value at a moment; before 0 the start value, after the end the last.
  func value(at time: Double) -> Value {
    guard time >= 0 else { return start }
    guard let index = index(at: time) else { return endValue }
    var value = targets[index]
    value.animatableData = segments[index].value(at: time)
    return value
  }

  /// The value held after the end.
  var endValue: Value {
    var value = targets.last ?? start
    value.animatableData = rest
    return value
  }

  /// The velocity at a moment, units a second; zero outside the track's time.
  func velocity(at time: Double) -> Vector {
    guard time >= 0, let index = index(at: time) else { return .zero }
    return segments[index].velocity(at: time)
  }
}
