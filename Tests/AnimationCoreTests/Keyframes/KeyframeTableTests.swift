import AnimationCore
import Testing

/// One track of numbers laid out by the rules of the spec, and where it is then (spec 9.3).
struct KeyframeTable: Sendable, CustomTestStringConvertible {
  let name: String
  let timeline: @Sendable () -> KeyframeTimeline<Double>
  let duration: Double
  let samples: [(time: Double, value: Double)]
  /// Half a unit of the last digit that the table gives, or its stated .001.
  var tolerance = 1e-3
  var testDescription: String { name }

  init(
    _ name: String, from start: Double = 0, duration: Double,
    _ samples: [(time: Double, value: Double)],
    @KeyframesBuilder<Double> content: @escaping @Sendable () -> some Keyframes<Double>
  ) {
    self.name = name
    self.duration = duration
    self.samples = samples
    timeline = { KeyframeTimeline(initialValue: start, content: content) }
  }
}

@Suite("Keyframe tables") struct KeyframeTableTests {
  static let rules: [KeyframeTable] = [
    KeyframeTable(
      "one cubic", duration: 1,
      [(0.1, 2.8), (0.25, 15.625), (0.5, 50), (0.75, 84.375), (0.9, 97.2)]
    ) { CubicKeyframe(100, duration: 1) },
    KeyframeTable(
      "three cubics of uneven lengths", duration: 2,
      [
        (0.125, 14.4531), (0.25, 46.875), (0.375, 80.8594), (0.5, 100), (0.625, 96.0156),
        (0.75, 78.9583), (0.875, 59.9219), (1, 50), (1.25, 52.8125), (1.5, 63.3333),
        (1.75, 74.6875), (2, 80),
      ]
    ) {
      CubicKeyframe(100, duration: 0.5)
      CubicKeyframe(50, duration: 0.5)
      CubicKeyframe(80, duration: 1)
    },
    KeyframeTable(
      "three cubics in line", duration: 3,
      [
        (0.25, 1.0938), (0.5, 3.75), (0.75, 7.0312), (1, 10), (1.5, 15), (2, 20),
        (2.25, 22.9688), (2.5, 26.25), (2.75, 28.9062), (3, 30),
      ]
    ) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(30, duration: 1)
    },
    KeyframeTable(
      "a cubic after a linear", duration: 1.5,
      [
        (0.5, 50), (1, 100), (1.125, 114.8438), (1.25, 131.25), (1.375, 144.5312), (1.5, 150),
      ]
    ) {
      LinearKeyframe(100, duration: 1)
      CubicKeyframe(150, duration: 0.5)
    },
    KeyframeTable(
      "a cubic before a linear", duration: 1,
      [(0.125, 10.9375), (0.25, 37.5), (0.375, 70.3125), (0.5, 100), (0.75, 150), (1, 200)]
    ) {
      CubicKeyframe(100, duration: 0.5)
      LinearKeyframe(200, duration: 0.5)
    },
    KeyframeTable(
      "a spring", duration: 0.8, [(0.1, 35.774), (0.2, 71.5416), (0.4, 96.0457), (0.8, 99.9524)]
    ) { SpringKeyframe(100) },
    KeyframeTable(
      "a cut spring before a spring", duration: 1.2447,
      [
        (0.1, 42.3302), (0.2, 87.3711), (0.25, 83.8372), (0.3, 61.0628), (0.4, 16.5592),
        (0.6, -3.8566), (1, 0.1293),
      ]
    ) {
      SpringKeyframe(100, duration: 0.2, spring: .bouncy)
      SpringKeyframe(0, spring: .bouncy)
    },
    KeyframeTable(
      "moves", duration: 1.5,
      [(0, 50), (0.5, 75), (1, 100), (1.000_000_001, 0), (1.25, 5), (1.5, 10)]
    ) {
      MoveKeyframe(50)
      LinearKeyframe(100, duration: 1)
      MoveKeyframe(0)
      LinearKeyframe(10, duration: 0.5)
    },
  ]

  static let films: [KeyframeTable] = [
    KeyframeTable(
      "celebration scale", from: 1, duration: 0.7,
      [
        (0.05, 1.0583), (0.1, 1.1693), (0.15, 1.2740), (0.2, 1.3495), (0.25, 1.3936),
        (0.3, 1.4136), (0.35, 1.4042), (0.4, 1.3612), (0.5, 1.2177), (0.6, 1.0687), (0.7, 1),
      ]
    ) {
      SpringKeyframe(1.4, duration: 0.3, spring: .bouncy)
      CubicKeyframe(1, duration: 0.4)
    },
    KeyframeTable(
      "celebration y", duration: 0.9,
      [
        (0.05, -3.3236), (0.1, -11.895), (0.2, -36.3848), (0.3, -56.6764), (0.35, -60),
        (0.4, -51.2571), (0.5, -18.8967), (0.6, -0.9548), (0.7, 2.7593), (0.8, 1.5924),
        (0.9, 0.349),
      ]
    ) {
      CubicKeyframe(-60, duration: 0.35)
      SpringKeyframe(0, duration: 0.55, spring: .bouncy)
    },
    KeyframeTable(
      "celebration rotation", duration: 0.7,
      [
        (0.1, -10), (0.2, -20), (0.3, 0), (0.4, 20), (0.45, 25.463), (0.5, 23.7037),
        (0.55, 17.5), (0.6, 9.6296), (0.65, 2.8704), (0.7, 0),
      ]
    ) {
      LinearKeyframe(-20, duration: 0.2)
      LinearKeyframe(20, duration: 0.2)
      CubicKeyframe(0, duration: 0.3)
    },
    KeyframeTable(
      "celebration opacity", from: 1, duration: 0.8,
      [(0.55, 1), (0.6, 0.8667), (0.625, 0.8), (0.7, 0.6), (0.75, 0.8), (0.8, 1)]
    ) {
      LinearKeyframe(1, duration: 0.55)
      LinearKeyframe(0.6, duration: 0.15)
      LinearKeyframe(1, duration: 0.1)
    },
    KeyframeTable(
      "confetti scale", from: 1, duration: 0.7, [(0.3, 1.3102), (0.5, 1.1633), (0.7, 1)]
    ) {
      SpringKeyframe(1.3, duration: 0.3, spring: .bouncy)
      CubicKeyframe(1, duration: 0.4)
    },
    KeyframeTable(
      "logo x", from: -300, duration: 0.7,
      [
        (0.1, -192.678), (0.2, -85.3753), (0.3, -32.9898), (0.4, -11.8628), (0.5, -4.0803),
        (0.7, -0.4446),
      ]
    ) { SpringKeyframe(0, duration: 0.7, spring: .smooth) },
    KeyframeTable(
      "logo scale", from: 0.4, duration: 1,
      [
        (0.1, 0.4593), (0.2, 0.6074), (0.3, 0.8), (0.5, 1.1407), (0.6, 1.2), (0.7, 1.1153),
        (0.8, 1.0253), (0.9, 0.9932), (1, 0.9921),
      ]
    ) {
      CubicKeyframe(1.2, duration: 0.6)
      SpringKeyframe(1, duration: 0.4, spring: .bouncy)
    },
    KeyframeTable(
      "logo rotation", from: -90, duration: 1,
      [
        (0.1, -79.08), (0.2, -53.04), (0.3, -21.96), (0.4, 4.08), (0.5, 15), (0.6, 8.6505),
        (0.7, 1.8943), (0.8, -0.509), (0.9, -0.5895), (1, -0.2175),
      ]
    ) {
      CubicKeyframe(15, duration: 0.5)
      SpringKeyframe(0, duration: 0.5, spring: .bouncy)
    },
  ]

  @Test("A8, K11, K12: tracks pass the computed values", arguments: rules + films)
  func values(_ table: KeyframeTable) {
    let timeline = table.timeline()
    #expect(abs(timeline.duration - table.duration) < 1e-4)
    for (time, value) in table.samples {
      #expect(abs(timeline.value(time: time) - value) <= table.tolerance, "at \(time)")
    }
  }

  @Test("A8, K7, K8: cubics meet with the computed velocities")
  func knotVelocities() {
    let uneven = Self.rules[1].timeline()
    for (time, velocity) in [(0, 0), (0.5, 50), (1, -13.3333), (2, 0)] {
      #expect(abs(uneven.velocity(time: time) - velocity) < 1e-3, "at \(time)")
    }
    let inLine = Self.rules[2].timeline()
    for (time, velocity) in [(0.0, 0.0), (1, 10), (2, 10), (3, 0)] {
      #expect(abs(inLine.velocity(time: time) - velocity) < 1e-9, "at \(time)")
    }
    #expect(abs(Self.rules[6].timeline().velocity(time: 0.2) - 295.381) < 1e-2)
    #expect(abs(Self.films[0].timeline().velocity(time: 0.3) - 0.2184) < 1e-3)
  }

  @Test("K26: velocities are the slopes of the values", arguments: rules + films)
  func slopes(_ table: KeyframeTable) {
    let timeline = table.timeline()
    let h = 1e-6
    for step in 1..<40 {
      // Off the knots, which all lie on twentieths of a second.
      let time = timeline.duration * (Double(step) + 0.37) / 40
      let slope = (timeline.value(time: time + h) - timeline.value(time: time - h)) / (2 * h)
      #expect(abs(timeline.velocity(time: time) - slope) < 1e-3 * max(1, abs(slope)))
    }
  }
}
