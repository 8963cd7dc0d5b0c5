import AnimationCore
import Testing

/// What listeners told, in order.
final class Log {
  var lines: [String] = []
  var times: [Double] = []

  func listener(
    _ name: String, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> AnimationListener {
    AnimationListener(criteria: criteria) { time in
      self.lines.append(name)
      self.times.append(time.seconds)
    }
  }
}

@Suite("Completion") struct CompletionTests {
  /// Starts 0 → 1 with one listener, plays at 60 frames a second with wakes, and tells when it
  /// fired.
  static func completion(
    of animation: Animation, _ criteria: AnimationCompletionCriteria, to target: Double = 1,
    until end: Double = 10
  ) -> Double? {
    let log = Log()
    let listener = log.listener("done", criteria)
    var motion = Playing(to: target, animation, listeners: [listener])
    listener.seal(at: .zero)
    var frame = 0.0
    while frame / 60 <= end, log.times.isEmpty {
      while let wake = motion.attribute.nextWake, wake.seconds <= frame / 60 {
        _ = motion.attribute.value(at: wake)
        if motion.attribute.nextWake == wake { break }
      }
      _ = motion.value(frame / 60)
      frame += 1
    }
    return log.times.first
  }

  static let logical: [(Animation, Double?)] = [
    (.easeInOut(duration: 0.35), 0.35), (.easeIn(duration: 0.2).delay(2), 2.2),
    (.smooth, 0.5), (.spring(response: 0.22, dampingFraction: 0.55), 0.22),
    (.bouncy.delay(1), 1.5), (.bouncy.speed(2), 0.25), (.linear(duration: 0), 0),
    (.interpolatingSpring(stiffness: 100, damping: 10), 2 * .pi / 10),
    (.interpolatingSpring(mass: 2, stiffness: 100, damping: 10), 2 * .pi / 10),
    (.linear(duration: 5).logicallyComplete(after: 1), 1),
    (.linear(duration: 1).repeatCount(3), 3), (.smooth.repeatCount(3), 0.5),
    (.linear(duration: 1).repeatForever(), nil), (.smooth.repeatForever(), nil),
    (.linear(duration: 1).speed(0), nil),
  ]

  @Test("logical: comes at the exact instant", arguments: logical)
  func logicalInstants(animation: Animation, seconds: Double?) {
    let found = Self.completion(of: animation, .logicallyComplete)
    guard let seconds, let found else {
      #expect(seconds == nil && found == nil)
      return
    }
    #expect(abs(found - seconds) < 1e-12)
  }

  static let removed: [(Animation, Double, Double)] = [
    (.linear(duration: 5).logicallyComplete(after: 1), 1, 5), (.easeInOut(duration: 0.35), 1, 0.35),
    // The frames of spec 4.5.
    (.smooth, 1, 50.0 / 60), (.smooth, 100, 76.0 / 60), (.bouncy, 1, 46.0 / 60),
    (.smooth.delay(1), 1, 110.0 / 60), (.smooth.speed(2), 1, 25.0 / 60),
    (.interpolatingSpring(duration: 0.5), 1, 0.8), (.linear(duration: 1).repeatCount(3), 1, 3),
  ]

  @Test("removed: comes when nothing is left", arguments: removed)
  func removedInstants(animation: Animation, target: Double, seconds: Double) {
    let found = Self.completion(of: animation, .removed, to: target) ?? .nan
    #expect(abs(found - seconds) < 1e-9)
  }

  @Test("logical before removed, about 1 s and 5 s, as recorded")
  func order() {
    let log = Log()
    let removed = log.listener("removed", .removed)
    let logical = log.listener("logical")
    var motion = Playing(
      .linear(duration: 5).logicallyComplete(after: 1), listeners: [removed, logical])
    removed.seal(at: .zero)
    logical.seal(at: .zero)
    motion.play(to: 6)
    #expect(log.lines == ["logical", "removed"])
    #expect(log.times == [1, 5])
  }

  @Test("both criteria of a curve come at once, logical first")
  func curveOrder() {
    let log = Log()
    let listeners = [log.listener("removed", .removed), log.listener("logical")]
    var motion = Playing(.linear(duration: 1), listeners: listeners)
    for listener in listeners { listener.seal(at: .zero) }
    motion.play(to: 2)
    #expect(log.lines == ["logical", "removed"])
    #expect(log.times == [1, 1])
  }

  @Test("wakes at an instant that the clock does not hit", arguments: [0.1, 1 / 3.0, 7.77])
  func exactWake(begin: Double) throws {
    let log = Log()
    let listener = log.listener("done")
    var attribute = AnimatableAttribute<Double>()
    attribute.update(to: 0, request: nil, at: .zero)
    let request = AnimationRequest(animation: .easeIn(duration: 0.7), listeners: [listener])
    attribute.update(to: 1, request: request, at: Time(seconds: begin))
    listener.seal(at: Time(seconds: begin))
    let wake = try #require(attribute.nextWake)
    _ = attribute.value(at: Time(seconds: wake.seconds.nextDown))
    #expect(log.times.isEmpty)
    #expect(attribute.value(at: wake) == 1)
    #expect(log.times == [wake.seconds])
    #expect(attribute.nextWake == nil)
  }

  @Test("nothing to wake for without listeners")
  func noListeners() {
    let motion = Playing(.linear(duration: 1))
    #expect(motion.attribute.nextWake == nil)
  }

  @Test("an update that moves nothing completes at its seal, once")
  func noMotion() {
    let log = Log()
    let listener = log.listener("done")
    var attribute = AnimatableAttribute<Double>()
    attribute.update(to: 1, request: nil, at: .zero)
    let request = AnimationRequest(animation: .linear, listeners: [listener])
    #expect(attribute.update(to: 1, request: request, at: .zero) == .unchanged)
    #expect(log.lines.isEmpty)
    listener.seal(at: .zero)
    listener.seal(at: Time(seconds: 1))
    #expect(log.lines == ["done"])
    #expect(listener.hasFired)
  }

  @Test("waits for every attribute, and for the seal")
  func manyAttributes() {
    let log = Log()
    let listener = log.listener("done")
    var short = Playing(.linear(duration: 1), listeners: [listener])
    _ = short.value(1)
    #expect(log.lines.isEmpty)
    var long = Playing(.linear(duration: 2), listeners: [listener])
    listener.seal(at: .zero)
    _ = long.value(1.9)
    #expect(log.lines.isEmpty)
    _ = long.value(2)
    #expect(log.times == [2])
  }

  @Test("a spring that took over leaves the first its own logical end")
  func fork() {
    let log = Log()
    let first = log.listener("first")
    let second = log.listener("second")
    var motion = Playing(.smooth, listeners: [first])
    first.seal(at: .zero)
    motion.play(to: 0.3)
    motion.turn(to: 2, .smooth, at: 0.3, listeners: [second])
    second.seal(at: Time(seconds: 0.3))
    #expect(motion.attribute.nextWake == Time(seconds: 0.5))
    var frame = 18.0
    while frame < 120 {
      _ = motion.value(frame / 60)
      frame += 1
    }
    #expect(log.lines == ["first", "second"])
    #expect(abs(log.times[0] - 0.5) < 1e-12)
    #expect(abs(log.times[1] - 0.8) < 1e-12)
  }

  @Test("a curve laid over another leaves it its own logical end")
  func forkOfCurve() {
    let log = Log()
    let first = log.listener("first")
    let second = log.listener("second")
    var motion = Playing(.linear(duration: 1), listeners: [first])
    motion.turn(to: 0, .linear(duration: 1), at: 0.5, listeners: [second])
    first.seal(at: .zero)
    second.seal(at: .zero)
    motion.play(to: 2)
    #expect(log.lines == ["first", "second"])
    #expect(log.times == [1, 1.5])
  }

  @Test("a custom animation that another was laid over is followed to its end")
  func forkOfCustom() {
    let log = Log()
    let first = log.listener("first")
    var motion = Playing(Animation(Ramp(duration: 1)), listeners: [first])
    first.seal(at: .zero)
    #expect(motion.attribute.nextWake == nil)
    motion.play(to: 0.5)
    motion.turn(to: 2, .linear(duration: 3), at: 0.5)
    for frame in 30...59 { _ = motion.value(Double(frame) / 60) }
    #expect(log.lines.isEmpty)
    _ = motion.value(1)
    #expect(log.lines == ["first"])
  }

  @Test("removed waits for what replaced the motion")
  func removedAfterRetarget() {
    let log = Log()
    let listener = log.listener("done", .removed)
    var motion = Playing(.linear(duration: 1).repeatForever(), listeners: [listener])
    listener.seal(at: .zero)
    motion.play(to: 5)
    #expect(log.lines.isEmpty)
    motion.turn(to: 0, .easeOut(duration: 0.35), at: 5)
    motion.play(to: 5.34)
    #expect(log.lines.isEmpty)
    _ = motion.value(5.35)
    #expect(log.lines == ["done"])
  }

  @Test("a view that goes away completes everything at once, logical first")
  func cancelled() {
    let log = Log()
    let listeners = [log.listener("removed", .removed), log.listener("logical")]
    var motion = Playing(.linear(duration: 5), listeners: listeners)
    for listener in listeners { listener.seal(at: .zero) }
    _ = motion.value(1)
    motion.attribute.cancel(at: Time(seconds: 1.5))
    #expect(log.lines == ["logical", "removed"])
    #expect(log.times == [1.5, 1.5])
    #expect(!motion.attribute.isAnimating)
    #expect(motion.value(2) == 1)
  }

  @Test("a custom animation may complete before it ends")
  func customFlag() {
    struct Early: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        if time >= 0.5 { context.isLogicallyComplete = true }
        return time < 1 ? .zero : nil
      }
    }
    #expect(Self.completion(of: Animation(Early()), .logicallyComplete) == 0.5)
    #expect(Self.completion(of: Animation(Early()), .removed) == 1)
    let wrapped = Animation(Early()).logicallyComplete(after: 0.25)
    #expect(Self.completion(of: wrapped, .logicallyComplete) == 0.25)
  }
}
