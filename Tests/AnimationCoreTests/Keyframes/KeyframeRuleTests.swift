import AnimationCore
import Geometry
import Testing

@Suite("Keyframe rules") struct KeyframeRuleTests {
  struct Logo: Equatable {
    var scale = 1.0
    var y: CGFloat = 0
    var angle = Angle.zero
    var size = CGSize.zero
    var name = "logo"
  }

  static func logo() -> KeyframeTimeline<Logo> {
    KeyframeTimeline(initialValue: Logo(y: 5)) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 0.5)
        LinearKeyframe(.degrees(0), duration: 0.5, timingCurve: .easeInOut)
        MoveKeyframe(.degrees(30))
        LinearKeyframe(.degrees(30), duration: 0.5)
      }
      KeyframeTrack(\.size) {
        CubicKeyframe(CGSize(width: 10, height: 20), duration: 0.25)
      }
    }
  }

  @Test("K1–K3: tracks start together; short ones hold; others keep the start value")
  func tracks() {
    let timeline = Self.logo()
    #expect(timeline.duration == 1.5)
    let start = timeline.value(time: 0)
    #expect(start == Logo(y: 5))
    let middle = timeline.value(time: 0.5)
    #expect(middle.scale == 1.5)
    #expect(abs(middle.angle.degrees - 90) < 1e-9)
    #expect(middle.size == CGSize(width: 10, height: 20))
    #expect(middle.y == 5)
    #expect(timeline.value(time: 1.4).scale == 2)
    #expect(abs(timeline.value(time: 1.2).angle.degrees - 30) < 1e-9)
  }

  @Test("K4: of two tracks of one property the later wins")
  func laterTrackWins() {
    let timeline = KeyframeTimeline(initialValue: Logo()) {
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(11, duration: 1) }
    }
    #expect(timeline.value(time: 0.5).scale == 6)
  }

  @Test("K5: a linear keyframe follows its curve")
  func timingCurve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 2, timingCurve: .easeInOut)
    }
    #expect(abs(timeline.value(time: 0.5) - 12.916) < 1e-2)
    #expect(abs(timeline.velocity(time: 1) - 1.7241 * 50) < 1e-2)
  }

  @Test("K10: written velocities win, also over the neighbour's side")
  func writtenVelocities() {
    let ends = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 3, endVelocity: -4)
      CubicKeyframe(20, duration: 1)
    }
    #expect(abs(ends.velocity(time: 0) - 3) < 1e-9)
    #expect(abs(ends.velocity(time: 1) - -4) < 1e-9)
    #expect(abs(ends.velocity(time: 1 + 1e-9) - -4) < 1e-6)
    let starts = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1, startVelocity: 7)
    }
    #expect(abs(starts.velocity(time: 1) - 7) < 1e-9)
    let spring = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      SpringKeyframe(20, startVelocity: 9)
    }
    #expect(abs(spring.velocity(time: 1) - 9) < 1e-9)
    #expect(abs(spring.velocity(time: 1 + 1e-9) - 9) < 1e-5)
  }

  @Test("K9: a cubic stops before a spring and a move")
  func stops() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      SpringKeyframe(20, duration: 1)
    }
    #expect(abs(timeline.velocity(time: 1)) < 1e-9)
    let move = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      MoveKeyframe(50)
      CubicKeyframe(60, duration: 1)
    }
    #expect(abs(move.velocity(time: 1)) < 1e-9)
    #expect(abs(move.velocity(time: 1 + 1e-12)) < 1e-6)
  }

  @Test("K13: what follows a cut spring goes on from its value and velocity")
  func cutSpring() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.2, spring: spring)
      CubicKeyframe(100, duration: 1)
    }
    let value = spring.value(target: 100.0, time: 0.2)
    let velocity = spring.velocity(target: 100.0, time: 0.2)
    #expect(abs(timeline.value(time: 0.2) - value) < 1e-9)
    #expect(abs(timeline.velocity(time: 0.2 + 1e-9) - velocity) < 1e-4 * velocity)
    let line = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.2, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    #expect(abs(line.value(time: 0.7) - value / 2) < 1e-9)
  }

  @Test("K14, K15: a cut spring holds where it was cut, an uncut one rests at its target")
  func springEnds() {
    let cut = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, duration: 0.2) }
    #expect(abs(cut.value(time: 5) - 71.5416) < 1e-3)
    let full = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, duration: 2) }
    #expect(full.value(time: 5) == 100)
    let own = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100) }
    #expect(own.value(time: 5) == 100)
  }

  @Test("K16, K18: keyframes without time are moves", arguments: [0.0, -1, .nan])
  func noTime(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(5, duration: duration)
      CubicKeyframe(7, duration: 1)
      SpringKeyframe(20, duration: duration)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: -0.1) == 1)
    #expect(timeline.value(time: 0) == 5)
    #expect(timeline.value(time: 1) == 7)
    #expect(timeline.value(time: 1.1) == 20)
    #expect(abs(timeline.velocity(time: 1)) < 1e-9)
  }

  @Test("K17, K19: values hold outside; progress is a share of the duration")
  func outside() {
    let timeline = Self.logo()
    #expect(timeline.value(time: -1) == Logo(y: 5))
    #expect(timeline.value(time: 99) == timeline.value(time: 1.5))
    #expect(timeline.value(progress: 0.5) == timeline.value(time: 0.75))
    #expect(timeline.velocity(progress: 0.2).scale == timeline.velocity(time: 0.3).scale)
    #expect(timeline.velocity(time: 2).scale == 0)
    #expect(timeline.velocity(time: -1).scale == 0)
  }

  @Test("without tracks a timeline stands still")
  func empty() {
    let timeline = KeyframeTimeline(initialValue: Logo()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == Logo())
    #expect(timeline.value(progress: 0.5) == Logo())
  }

  @Test("conditions and loops build keyframes", arguments: [true, false])
  func builders(isHigh: Bool) {
    let timeline = KeyframeTimeline(initialValue: Logo()) {
      KeyframeTrack(\.scale) {
        if isHigh {
          LinearKeyframe(10, duration: 1)
        } else {
          LinearKeyframe(1, duration: 1)
          MoveKeyframe(2)
        }
        for step in 1...3 {
          LinearKeyframe(Double(step), duration: 0.5)
        }
      }
    }
    #expect(timeline.duration == 2.5)
    #expect(timeline.value(time: 1).scale == (isHigh ? 10 : 1))
    #expect(timeline.value(time: 2.5).scale == 3)
  }

  @Test("content of a scene's own is made of other content")
  func ownContent() {
    struct Pulse: KeyframeTrackContent {
      var height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
    }
    struct Pulses: Keyframes {
      var body: some Keyframes<Logo> {
        KeyframeTrack(\.scale) {
          Pulse(height: 4)
          Pulse(height: 8)
        }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Logo(scale: 0)) { Pulses() }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.25).scale == 2)
    #expect(timeline.value(time: 1.5).scale == 8)
  }

  // MARK: Runs

  @Test("K21: a run that breaks another off starts from its value with its velocity")
  func interruption() {
    let first = KeyframeRun(
      initialValue: 0.0, keyframes: KeyframeTrack { LinearKeyframe(100, duration: 1) })
    let at = first.value(at: 0.5)
    #expect(at == 50)
    let cubic = KeyframeRun(
      initialValue: at, interrupting: first, at: 0.5,
      keyframes: KeyframeTrack { CubicKeyframe(0, duration: 1) })
    // Hermite from 50 to 0 with 100 units a second at the start: 50(2s³−3s²+1) + 100(s³−2s²+s).
    #expect(abs(cubic.velocity(at: 0) - 100) < 1e-9)
    #expect(abs(cubic.value(at: 0.5) - (25 + 12.5)) < 1e-9)
    let spring = KeyframeRun(
      initialValue: at, interrupting: first, at: 0.5,
      keyframes: KeyframeTrack { SpringKeyframe(0) })
    let exact = Spring().value(target: -50.0, initialVelocity: 100, time: 0.1)
    #expect(abs(spring.value(at: 0.1) - (50 + exact)) < 1e-9)
    let written = KeyframeRun(
      initialValue: at, interrupting: first, at: 0.5,
      keyframes: KeyframeTrack { CubicKeyframe(0, duration: 1, startVelocity: 0) })
    #expect(written.velocity(at: 0) == 0)
  }

  @Test("K21: velocities go to the tracks of the same property")
  func interruptionByProperty() {
    let first = KeyframeRun(
      initialValue: Logo(), keyframes: KeyframeTrack(\.scale) { LinearKeyframe(11, duration: 1) })
    let second = KeyframeRun(
      initialValue: first.value(at: 0.5), interrupting: first, at: 0.5,
      keyframes: Both())
    #expect(abs(second.velocity(at: 0).scale - 10) < 1e-9)
    #expect(second.velocity(at: 0).y == 0)
  }

  struct Both: Keyframes {
    var body: some Keyframes<Logo> {
      KeyframeTrack(\.y) { CubicKeyframe(9, duration: 1) }
      KeyframeTrack(\.scale) { CubicKeyframe(1, duration: 1) }
    }
  }

  @Test("K6, K22: the next run starts where the last ended, also after a final move")
  func endValue() {
    struct Ending: Keyframes {
      var body: some Keyframes<Double> {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(3)
      }
    }
    let run = KeyframeRun(initialValue: 0.0, keyframes: Ending())
    #expect(run.value(at: 1) == 10)
    #expect(run.endValue == 3)
    #expect(run.value(at: 1.5) == 3)
  }
}
