import AnimationCore
import Testing

/// A small generator with a seed, so that a failure can be run again.
struct Seeded {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Evenly in 0..<1.
  mutating func unit() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / 9_007_199_254_740_992
  }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }
  mutating func index(_ count: Int) -> Int { Int(unit() * Double(count)) }
  mutating func pick<T>(_ items: [T]) -> T { items[index(items.count)] }
}

@Suite("Motion, whatever comes") struct MotionPropertyTests {
  static let oddNumbers = [0, -1, 1e-300, 1e300, -1e300, .infinity, -.infinity, .nan, 0.5, 1]

  static func animation(_ seeded: inout Seeded, odd: Bool) -> Animation {
    func number() -> Double {
      odd ? seeded.pick(oddNumbers) : seeded.number(0.05...1.5)
    }
    var animation: Animation
    switch seeded.index(6) {
    case 0: animation = .easeInOut(duration: number())
    case 1: animation = .spring(response: number(), dampingFraction: number())
    case 2:
      animation = .spring(
        response: number(), dampingFraction: number(), blendDuration: number())
    case 3:
      animation = .interpolatingSpring(
        mass: number(), stiffness: number() * 100, damping: number() * 10,
        initialVelocity: number())
    case 4: animation = .timingCurve(number(), number(), number(), number(), duration: number())
    default: animation = .default
    }
    switch seeded.index(8) {
    case 0: animation = animation.delay(number())
    case 1: animation = animation.speed(number())
    case 2: animation = animation.repeatCount(seeded.index(4))
    case 3: animation = animation.logicallyComplete(after: number())
    default: break
    }
    return animation
  }

  @Test("shows only numbers, from whatever parameters", arguments: 0..<300)
  func finite(seed: Int) {
    var seeded = Seeded(UInt64(seed))
    var motion = Playing(to: 100, Self.animation(&seeded, odd: true))
    for frame in 0..<90 {
      let time = Double(frame) / 30
      if seeded.unit() < 0.1 {
        motion.turn(
          to: seeded.number(-200...200), Self.animation(&seeded, odd: true), at: time)
      }
      #expect(motion.value(time).isFinite, "at \(time)")
      #expect(motion.attribute.nextWake?.seconds.isNaN != true)
    }
  }

  @Test("ends exactly at the last target, over any interruptions", arguments: 0..<300)
  func exactEnds(seed: Int) {
    var seeded = Seeded(UInt64(seed) + 1000)
    var motion = Playing(to: 100, Self.animation(&seeded, odd: false))
    var target = 100.0
    for frame in 0..<120 {
      let time = Double(frame) / 60
      if seeded.unit() < 0.08 {
        target = seeded.number(-200...200)
        motion.turn(to: target, Self.animation(&seeded, odd: false), at: time)
      }
      _ = motion.value(time)
    }
    #expect(motion.value(500) == target)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("is continuous over any interruption that does not start moved", arguments: 0..<300)
  func continuous(seed: Int) {
    var seeded = Seeded(UInt64(seed) + 2000)
    var motion = Playing(to: 100, Self.animation(&seeded, odd: false).delay(0))
    for frame in 1..<60 {
      let time = Double(frame) / 60
      let before = motion.value(time)
      guard motion.attribute.isAnimating, seeded.unit() < 0.2 else { continue }
      let next = seeded.pick([
        Animation.linear, .smooth, .bouncy, .interpolatingSpring(stiffness: 100, damping: 9),
        .easeOut.delay(0.1), .linear.repeatCount(3),
      ])
      motion.turn(to: seeded.number(-200...200), next, at: time)
      #expect(abs(motion.value(time) - before) < 1e-9, "at \(time)")
    }
  }

  @Test("tells every listener exactly once", arguments: 0..<200)
  func listeners(seed: Int) {
    var seeded = Seeded(UInt64(seed) + 3000)
    let log = Log()
    var count = 0
    func listener() -> AnimationListener {
      count += 1
      return log.listener("\(count)", seeded.unit() < 0.5 ? .removed : .logicallyComplete)
    }
    let first = listener()
    var motion = Playing(Self.animation(&seeded, odd: false), listeners: [first])
    first.seal(at: .zero)
    for frame in 1..<90 {
      let time = Double(frame) / 60
      while let wake = motion.attribute.nextWake, wake.seconds <= time {
        _ = motion.attribute.value(at: wake)
      }
      if seeded.unit() < 0.1 {
        let next = listener()
        motion.turn(
          to: seeded.number(-2...2), Self.animation(&seeded, odd: false), at: time,
          listeners: [next])
        next.seal(at: Time(seconds: time))
      }
      _ = motion.value(time)
    }
    _ = motion.value(500)
    #expect(log.lines.count == count)
    #expect(Set(log.lines).count == count)
    #expect(zip(log.times, log.times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// A random track and where its knots are.
  struct RandomTrack: KeyframeTrackContent {
    var keyframes: [(kind: Int, to: Double, duration: Double)]
    var body: some KeyframeTrackContent<Double> {
      for keyframe in keyframes {
        if keyframe.kind == 0 {
          LinearKeyframe(keyframe.to, duration: keyframe.duration, timingCurve: .easeInOut)
        } else if keyframe.kind == 1 {
          CubicKeyframe(keyframe.to, duration: keyframe.duration)
        } else {
          CubicKeyframe(keyframe.to, duration: keyframe.duration, startVelocity: 3, endVelocity: -7)
        }
      }
    }
  }

  @Test("10,000 random keyframe tracks hit their knots exactly")
  func knots() {
    var seeded = Seeded(7)
    var misses = 0
    for _ in 0..<10_000 {
      let keyframes = (0..<1 + seeded.index(6)).map { _ in
        (seeded.index(3), seeded.number(-500...500), seeded.number(0.01...2))
      }
      let run = KeyframeRun(
        initialValue: 0.0, keyframes: KeyframeTrack { RandomTrack(keyframes: keyframes) })
      var time = 0.0
      for (_, to, duration) in keyframes {
        time += duration
        if run.value(at: time) != to { misses += 1 }
        if !run.velocity(at: time).isFinite { misses += 1 }
      }
      if run.value(at: 0) != 0 || run.endValue != keyframes.last?.1 { misses += 1 }
    }
    #expect(misses == 0)
  }
}
