import AnimationCore
import Testing

@Suite("Curve animations") struct CurveAnimationTests {
  @Test("A2: easeInOut passes its quarters and is over after its duration")
  func easeInOut() {
    var motion = Playing(to: 100, .easeInOut(duration: 0.35))
    #expect(abs(motion.value(0.0875) - 12.916) < 0.01)
    #expect(abs(motion.value(0.175) - 50) < 0.01)
    #expect(abs(motion.value(0.2625) - 87.084) < 0.01)
    #expect(motion.attribute.isAnimating)
    #expect(motion.value(0.35) == 100)
    #expect(motion.value(0.3501) == 100)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("shows the old value in the frame of the change")
  func firstFrame() {
    var motion = Playing(from: 3, to: 7, .linear)
    #expect(motion.value(0) == 3)
  }

  static let standard: [(Animation, UnitCurve)] = [
    (.linear, .linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInOut, .easeInOut),
    (.timingCurve(0.42, 0, 0.58, 1), .easeInOut),
    (.timingCurve(.circularEaseIn, duration: 0.35), .circularEaseIn),
  ]

  @Test("take .35 s by default", arguments: standard)
  func defaults(animation: Animation, curve: UnitCurve) {
    var motion = Playing(animation)
    for step in 0...35 {
      let time = Double(step) / 100
      #expect(abs(motion.value(time) - curve.value(at: time / 0.35)) < 1e-12)
    }
    #expect(motion.value(0.36) == 1)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("answer once more at exactly their duration, and then are over")
  func publicContract() {
    let animation = Animation.linear(duration: 10)
    var context = AnimationContext<Double>()
    #expect(animation.animate(value: 1, time: 1, context: &context) == 0.1)
    #expect(animation.animate(value: 1, time: 10, context: &context) == 1)
    #expect(animation.animate(value: 1, time: 10.001, context: &context) == nil)
    #expect(animation.velocity(value: 1, time: 1, context: context) == nil)
    #expect(!context.isLogicallyComplete)
  }

  @Test("without duration jump in the frame of the change", arguments: [0, -1, Double.nan])
  func noDuration(duration: Double) {
    var motion = Playing(.easeIn(duration: duration))
    #expect(motion.value(0) == 1)
    #expect(!motion.attribute.isAnimating)
  }

  @Test("A15: linear(duration: 0) stops a repeatForever at once")
  func stopsRepeating() {
    var motion = Playing(to: 100, .easeInOut(duration: 1).repeatForever())
    #expect(abs(motion.value(0.5) - 50) < 0.01)
    motion.turn(to: 20, .linear(duration: 0), at: 0.5)
    #expect(motion.value(0.5) == 20)
    #expect(motion.value(0.6) == 20)
    #expect(!motion.attribute.isAnimating)
  }
}
