import AnimationCore
import Testing

@Suite("Steps on a device's frames") struct DeviceCadenceTests {
  /// Nominal and measured seconds of one phase, with the reading's uncertainty.
  static let recorded: [(Animation, Double, Double, Double)] = [
    (.spring(duration: 1, bounce: 0.3), 1, 1.0003, 0.001),
    (.smooth(duration: 1), 1, 1.0003, 0.001),
    (.snappy(duration: 0.5), 0.5, 0.4998, 0.001),
    (.interpolatingSpring(mass: 1, stiffness: 100, damping: 10), 0.6283, 0.6332, 0.001),
    (.easeIn(duration: 0.85), 0.85, 0.9, 0.003),
    (.easeOut(duration: 0.85), 0.85, 0.9, 0.003),
    (.easeInOut(duration: 0.85), 0.85, 0.9, 0.003),
    (.linear(duration: 2).delay(0.2), 2.2, 2.244, 0.007),
    (.easeInOut(duration: 2).delay(0.2), 2.2, 2.244, 0.007),
  ]

  @Test("last as long as recorded", arguments: recorded)
  func step(_ row: (animation: Animation, nominal: Double, measured: Double, slack: Double)) {
    let ideal = row.animation.logicalDuration ?? .nan
    #expect(abs(ideal - row.nominal) < 1e-4)
    #expect(abs(row.animation.deviceSeconds(of: ideal) - row.measured) <= row.slack)
  }

  @Test("that take no time cost no frame")
  func none() {
    #expect(Animation.linear(duration: 0).deviceSeconds(of: 0) == 0)
    #expect(Animation.spring.deviceSeconds(of: .infinity) == .infinity)
  }

  /// Six of .32 s, eleven of .22 s and eight of .12 s are 25 phases and 5.3 s.
  @Test("lose about 48 ms a phase where many short curves follow each other")
  func manyShort() {
    let durations =
      Array(repeating: 0.32, count: 6) + Array(repeating: 0.22, count: 11)
      + Array(repeating: 0.12, count: 8)
    let extra = durations.map { Animation.easeInOut(duration: $0).deviceSeconds(of: $0) - $0 }
    #expect(abs(extra.reduce(0, +) / 25 - 0.048) < 0.01)
  }
}
