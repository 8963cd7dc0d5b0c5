import AnimationCore
import Testing

@Suite("Remarks on animations") struct MotionRemarkTests {
  static let odd: [(Animation, String)] = [
    (.linear(duration: -1), "a duration of -1.0 s counts as 0"),
    (.easeIn(duration: .nan), "a duration of nan s counts as 0"),
    (.easeIn(duration: .infinity), "never arrives"),
    (.spring(response: -0.1), "a spring response of -0.1 s counts as 0"),
    (.spring(response: 0.5, dampingFraction: -1), "a damping fraction of -1.0 counts as 0"),
    (.interpolatingSpring(stiffness: 0, damping: 1), "does not move"),
    (.interpolatingSpring(stiffness: 100, damping: 0), "never rests"),
    (.linear.speed(0), "at a speed of 0.0 nothing moves"),
    (.linear.delay(.nan), "a delay of nan s is no time"),
    (.linear(duration: -2).repeatForever(), "a duration of -2.0 s counts as 0"),
    (.linear(duration: -3).logicallyComplete(after: 1), "a duration of -3.0 s counts as 0"),
  ]

  @Test("name the number that is odd", arguments: odd)
  func odd(_ row: (animation: Animation, words: String)) throws {
    let remark = try #require(row.animation.remark)
    #expect(remark.text.contains(row.words), "\(remark.text)")
    #expect(!remark.isUsual)
  }

  @Test("take a jump on purpose for what it is")
  func jump() throws {
    #expect(try #require(Animation.linear(duration: 0).remark).isUsual)
    #expect(try #require(Animation.spring(response: 0).remark).isUsual)
  }

  @Test(
    "are silent on sound animations",
    arguments: [
      Animation.default, .easeInOut, .bouncy, .interactiveSpring, .linear(duration: 2).delay(-1),
      .interpolatingSpring(stiffness: 1e9, damping: 1), .spring.speed(3).repeatForever(),
    ])
  func sound(_ animation: Animation) { #expect(animation.remark == nil) }
}
