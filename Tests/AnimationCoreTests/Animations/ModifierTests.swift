import AnimationCore
import Testing

@Suite("Animation modifiers") struct ModifierTests {
  @Test("A17: delay shows the start value first")
  func delay() {
    var motion = Playing(.linear(duration: 1).delay(0.5))
    for (time, value) in [(0.25, 0.0), (0.5, 0), (0.75, 0.25), (1, 0.5), (1.5, 1)] {
      #expect(motion.value(time) == value, "at \(time)")
    }
    _ = motion.value(1.51)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("a negative delay begins in the midst")
  func negativeDelay() {
    var motion = Playing(.linear(duration: 1).delay(-0.25))
    #expect(motion.value(0) == 0.25)
    #expect(motion.value(0.75) == 1)
    _ = motion.value(0.76)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("a delayed jump waits for its turn")
  func delayedJump() {
    var motion = Playing(.linear(duration: 0).delay(1))
    #expect(motion.value(0.99) == 0)
    #expect(motion.value(1) == 1)
  }

  @Test("a delayed spring starts its motion after the delay")
  func delayedSpring() {
    var delayed = Playing(.smooth.delay(0.5))
    var plain = Playing(.smooth)
    for frame in 0...60 {
      let time = Double(frame) / 60
      let shown = time < 0.5 ? 0 : plain.value(time - 0.5)
      #expect(abs(delayed.value(time) - shown) < 1e-9, "at \(time)")
    }
  }

  @Test("A17: speed scales time")
  func speed() {
    var motion = Playing(.linear(duration: 1).speed(2))
    #expect(motion.value(0.25) == 0.5)
    #expect(motion.value(0.5) == 1)
    _ = motion.value(0.51)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("at no speed nothing ever moves", arguments: [0, -1, Double.nan])
  func noSpeed(speed: Double) {
    var motion = Playing(.linear(duration: 1).speed(speed))
    #expect(motion.value(1000) == 0)
    #expect(motion.attribute.isAnimating)
    #expect(Animation.linear(duration: 1).speed(speed).logicalDuration == .infinity)
  }

  @Test("A17: three turning passes draw a triangle wave without drift")
  func triangle() {
    var motion = Playing(.linear(duration: 1).repeatCount(3))
    for tenth in 0...30 {
      let time = Double(tenth) / 10
      let phase = time.truncatingRemainder(dividingBy: 2)
      #expect(abs(motion.value(time) - (phase <= 1 ? phase : 2 - phase)) < 1e-12, "at \(time)")
    }
    #expect(motion.value(3.05) == 1)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("an even count of turning passes ends at the start and then jumps")
  func evenPasses() {
    var motion = Playing(.linear(duration: 1).repeatCount(2))
    #expect(abs(motion.value(1.75) - 0.25) < 1e-12)
    #expect(motion.value(2) == 0)
    #expect(motion.value(2) == 0)
    #expect(motion.value(2.001) == 1)
  }

  @Test("passes that do not turn jump back to the start")
  func sawtooth() {
    var motion = Playing(.linear(duration: 1).repeatCount(2, autoreverses: false))
    for (time, value) in [(0.5, 0.5), (1, 1), (1.25, 0.25), (2, 1), (2.1, 1)] {
      #expect(abs(motion.value(time) - value) < 1e-12, "at \(time)")
    }
  }

  @Test("no passes count as one", arguments: [0, -3])
  func noPasses(count: Int) {
    var motion = Playing(.linear(duration: 1).repeatCount(count))
    #expect(motion.value(0.5) == 0.5)
    #expect(motion.value(1) == 1)
    _ = motion.value(1.1)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("an endless repetition keeps its period however late it is asked")
  func endless() {
    var motion = Playing(.linear(duration: 0.1).repeatForever(autoreverses: false))
    #expect(abs(motion.value(0.05) - 0.5) < 1e-9)
    #expect(abs(motion.value(1_000.025) - 0.25) < 1e-6)
    #expect(motion.attribute.isAnimating)
    #expect(Animation.linear.repeatForever().isEndless)
    #expect(Animation.linear.repeatForever().delay(1).speed(2).isEndless)
    #expect(!Animation.linear.repeatCount(3).isEndless)
  }

  @Test("a delay inside a repetition is paid on every leg, also backward")
  func delayInside() {
    var motion = Playing(.linear(duration: 1).delay(1).repeatForever())
    let samples = [(0.5, 0.0), (1.5, 0.5), (2, 1), (2.5, 1), (3.5, 0.5), (4.5, 0), (5.5, 0.5)]
    for (time, value) in samples {
      #expect(abs(motion.value(time) - value) < 1e-9, "at \(time)")
    }
  }

  @Test("a delay outside a repetition is paid once")
  func delayOutside() {
    var motion = Playing(.linear(duration: 1).repeatForever().delay(1))
    for (time, value) in [(0.5, 0.0), (1.5, 0.5), (2, 1), (2.5, 0.5), (3, 0), (3.5, 0.5)] {
      #expect(abs(motion.value(time) - value) < 1e-9, "at \(time)")
    }
  }

  @Test("speed outside scales the delay too")
  func speedOutsideDelay() {
    var motion = Playing(.linear(duration: 1).delay(1).speed(2))
    for (time, value) in [(0.5, 0.0), (0.75, 0.5), (1, 1)] {
      #expect(motion.value(time) == value, "at \(time)")
    }
  }

  @Test("a repeated spring begins anew when it rests")
  func repeatedSpring() {
    // A spring of .5 s without bounce rests after 50 frames (spec 4.5).
    var motion = Playing(.smooth.repeatForever(autoreverses: false))
    var plain = Playing(.smooth)
    let pass = 50.0 / 60
    for frame in 1..<50 {
      let time = Double(frame) / 60
      #expect(abs(motion.value(time) - plain.value(time)) < 1e-9)
    }
    plain = Playing(.smooth)
    for frame in 1..<50 {
      let time = Double(frame) / 60
      #expect(abs(motion.value(pass + time) - plain.value(time)) < 1e-6, "frame \(frame)")
    }
  }

  @Test("a repetition of an animation of its own begins anew when that ends")
  func repeatedCustom() {
    var motion = Playing(Animation(Ramp(duration: 1)).repeatForever(autoreverses: false))
    for tenth in 0..<10 {
      #expect(abs(motion.value(Double(tenth) / 10) - Double(tenth) / 10) < 1e-9)
    }
    #expect(motion.value(1) == 1)
    #expect(abs(motion.value(1.5) - 0.5) < 1e-9)
  }

  @Test("an endless repetition of no time shows the target")
  func endlessNothing() {
    var motion = Playing(.linear(duration: 0).repeatForever())
    #expect(motion.value(0) == 1)
    #expect(motion.value(10) == 1)
  }

  static let lengths: [(Animation, Double?)] = [
    (.easeIn(duration: 0.2), 0.2), (.easeIn(duration: 0.2).delay(2), 2.2),
    (.spring(response: 0.22, dampingFraction: 0.55), 0.22), (.spring(duration: 0.4), 0.4),
    (.bouncy.delay(1), 1.5), (.bouncy.speed(2), 0.25), (.default, 0.5),
    (.interpolatingSpring(stiffness: 100, damping: 10), 2 * .pi / 10), (.linear(duration: 0), 0),
    (.linear.repeatForever(), .infinity), (.smooth.repeatForever(), .infinity),
    (.linear(duration: 1).repeatCount(3), 3), (.linear(duration: 5).logicallyComplete(after: 1), 1),
    (.linear(duration: 1).logicallyComplete(after: 5), 1), (Animation(Ramp(duration: 1)), nil),
  ]

  @Test("tell their logical length", arguments: lengths)
  func logicalLength(animation: Animation, seconds: Double?) {
    guard let seconds, let found = animation.logicalDuration else {
      #expect(seconds == nil && animation.logicalDuration == nil)
      return
    }
    #expect(found == seconds || abs(found - seconds) < 1e-12)
  }

  @Test("print what they are")
  func description() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(
      Animation.smooth.description
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
  }

  @Test("are equal when they move alike")
  func equality() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.spring() == .smooth)
    #expect(
      Animation.interactiveSpring() == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Animation(Ramp(duration: 1)) == Animation(Ramp(duration: 1)))
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
  }
}

/// A linear motion of a scene's own.
struct Ramp: CustomAnimation {
  var duration: Double
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    var value = value
    value.scale(by: time / duration)
    return value
  }
}
