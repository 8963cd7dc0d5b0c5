import SwiftUI
import TestSupport
import Testing

@Suite("Rules of phase animators") @MainActor struct PhaseRuleTests {
  private struct Walk: View {
    var remote = Remote()
    var phases: [Double] = [0, 10, 20]
    var isTriggered = false
    var animation: (Double) -> Animation? = { _ in .linear(duration: 1) }
    var body: some View {
      let view = Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
      if isTriggered {
        view.phaseAnimator(phases, trigger: remote.number) {
          $0.offset(x: $1)
        } animation: {
          animation($0)
        }
      } else {
        view.phaseAnimator(phases) {
          $0.offset(x: $1)
        } animation: {
          animation($0)
        }
      }
    }
  }
  /// The way from the middle.
  private func x(_ stage: Stage, _ time: Double) -> Double {
    (stage.x("it", at: time) ?? .nan) - 100
  }
  private func steps(_ stage: Stage, until end: Double) -> [Double] {
    stage.move(to: end)
    return stage.events(.phase).map { ($0.timeSeconds * 1e6).rounded() / 1e6 }
  }

  @Test("P1, P2: begins with the first phase and goes on at once, again and again")
  func begins() {
    let stage = Stage(Walk())
    #expect(x(stage, 0) == 0)
    #expect(x(stage, 0.5) == 5)
    #expect(steps(stage, until: 4.5) == [0, 1, 2, 3, 4])
    #expect(x(stage, 4.5) == 15)
  }

  @Test("P3, P4: waits for its trigger and then rests at the first phase")
  func triggered() {
    let remote = Remote()
    let stage = Stage(Walk(remote: remote, isTriggered: true))
    #expect(steps(stage, until: 1).isEmpty)
    stage.change(at: 1) { remote.number += 1 }
    #expect(steps(stage, until: 9) == [1, 2, 3])
    #expect(x(stage, 9) == 0)
  }

  @Test("P5, Q3: a spring's step lasts until its response, though it still settles")
  func logical() {
    let stage = Stage(Walk(animation: { _ in .bouncy(duration: 0.4) }))
    #expect(steps(stage, until: 1) == [0, 0.4, 0.8])
  }

  @Test("P8: a delay holds the look before")
  func delay() {
    let stage = Stage(Walk(animation: { _ in .linear(duration: 1).delay(0.5) }))
    #expect(x(stage, 0.5) == 0)
    #expect(x(stage, 1) == 5)
    #expect(steps(stage, until: 1.6) == [0, 1.5])
  }

  @Test("P10: one phase alone never moves")
  func one() {
    let stage = Stage(Walk(phases: [7]))
    #expect(steps(stage, until: 2).isEmpty)
    #expect(x(stage, 2) == 7)
    #expect(stage.graph.isSettled)
  }

  @Test("P11: all properties of a step begin together, on its animation")
  func together() throws {
    struct Two: View {
      var body: some View {
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
          .phaseAnimator([false, true]) {
            $0.opacity($1 ? 0.5 : 1).offset(x: $1 ? 40 : 0)
          } animation: { _ in
            .easeIn(duration: 1)
          }
      }
    }
    let view = try #require(Stage(Two()).view("it", at: 0.5))
    #expect(abs(view.center.x - 100 - 40 * 0.31536) < 1e-3)
    #expect(abs(view.opacity - (1 - 0.5 * 0.31536)) < 1e-5)
  }

  @Test("P13, Q2: a trigger under way goes on at once and ends the walk at the first phase")
  func again() {
    let remote = Remote()
    let stage = Stage(Walk(remote: remote, isTriggered: true))
    stage.change(at: 0) { remote.number += 1 }
    stage.change(at: 0.5) { remote.number += 1 }
    #expect(steps(stage, until: 5) == [0, 0.5, 1.5])
    #expect(x(stage, 5) == 0)
  }

  @Test("P14: of another list of phases the place counts")
  func replaced() {
    struct Host: View {
      let remote: Remote
      var body: some View {
        Walk(phases: remote.flag ? [0, 30] : [0, 10, 20])
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    #expect(x(stage, 1.5) == 15)
    stage.change(at: 1.5) { remote.flag = true }
    // The third phase of three is the first of two.
    stage.move(to: 2)
    #expect(stage.events(.phase).last?.detail == "30.0")
  }

  @Test("P15: equal phases are told apart by their place")
  func twins() {
    let remote = Remote()
    let stage = Stage(Walk(remote: remote, phases: [1, 6, 1, 9], isTriggered: true))
    stage.change(at: 0) { remote.number += 1 }
    #expect(steps(stage, until: 9) == [0, 1, 2, 3])
  }

  @Test("P16: a change from outside moves by its own animation")
  func outside() {
    struct Host: View {
      let remote: Remote
      var body: some View {
        Walk(phases: [0, 0.0001]).offset(x: remote.flag ? 100 : 0)
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0.25) { remote.flag = true }
    #expect(abs(x(stage, 0.25) - 100) < 0.01)
    stage.change(at: 1) { withAnimation(.linear(duration: 2)) { remote.flag = false } }
    #expect(abs(x(stage, 2) - 50) < 0.01)
  }

  @Test("follow a device's frames where that is asked for")
  func device() {
    var environment = SceneEnvironment()
    environment.cadence = .device
    // Spec 19: ⌊D·60⌋ + 3 frames of a curve, ⌈D·60⌉ of a spring.
    let curve = Stage(Walk(animation: { _ in .easeIn(duration: 0.85) }), environment: environment)
    #expect(steps(curve, until: 2) == [0, 0.9, 1.8])
    let spring = Stage(
      Walk(animation: { _ in .spring(duration: 0.63) }), environment: environment)
    #expect(steps(spring, until: 1) == [0, (38.0 / 60 * 1e6).rounded() / 1e6])
  }

  @Test("wait for the symbol effects that a step starts")
  func effects() {
    struct Sparks: View {
      var body: some View {
        Image(systemName: "sparkles").phaseAnimator([false, true]) {
          $0.symbolEffect(.pulse, options: .repeat(2), value: $1)
        }
      }
    }
    let stage = Stage(Sparks())
    for frame in 0...240 { stage.move(to: Double(frame) / 60) }
    // Two rounds of 1.87 s.
    let times = stage.events(.phase).map(\.timeSeconds)
    #expect(times.count == 2)
    #expect(abs((times.last ?? 0) - 3.74) < 1e-6)
  }
}
