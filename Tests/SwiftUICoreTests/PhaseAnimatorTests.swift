import SwiftUI
import TestSupport
import Testing

@Suite("Phase animators") @MainActor struct PhaseAnimatorTests {
  /// Instants at which the phases of a walk are gone to.
  private func steps(_ stage: Stage, until end: Double) -> [Double] {
    stage.move(to: end)
    return stage.events(.phase).map(\.timeSeconds)
  }
  private func expectEqual(_ found: [Double], _ wanted: [Double]) {
    #expect(found.count == wanted.count)
    for (a, b) in zip(found, wanted) { #expect(abs(a - b) < 1e-9, "\(found) is not \(wanted)") }
  }

  private struct Loop<Phase: Equatable, V: View>: View {
    let phases: [Phase]
    let look: (AnyView, Phase) -> V
    let animation: (Phase) -> Animation?
    var body: some View {
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
        .phaseAnimator(phases) {
          look(AnyView($0), $1)
        } animation: {
          animation($0)
        }
    }
  }
  private struct Triggered<Phase: Equatable, V: View>: View {
    let remote: Remote
    let phases: [Phase]
    let look: (AnyView, Phase) -> V
    let animation: (Phase) -> Animation?
    var body: some View {
      Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
        .phaseAnimator(phases, trigger: remote.number) {
          look(AnyView($0), $1)
        } animation: {
          animation($0)
        }
    }
  }

  @Test("the animation belongs to the phase gone to; delays are part of the step")
  func recordingLap() {
    // Steps of spec 8.5: .35, .3 (spring), .4, .25 after a delay of 1.2; a lap of 2.5 s.
    let stage = Stage(
      Loop(phases: [0, 1, 2, 3], look: { $0.scaleEffect(1 + 0.1 * CGFloat($1)) }) { phase in
        switch phase {
        case 0: .easeOut(duration: 0.25).delay(1.2)
        case 1: .easeOut(duration: 0.35)
        case 2: .spring(duration: 0.3, bounce: 0.2)
        default: .easeIn(duration: 0.4)
        }
      })
    expectEqual(steps(stage, until: 2.6), [0, 0.35, 0.65, 1.05, 2.5])
  }

  @Test("values between phases follow the curve of the destination")
  func recordingValues() throws {
    let stage = Stage(
      Loop(
        phases: [0, 1], look: { $0.scaleEffect($1 == 1 ? 1.25 : 1).opacity($1 == 1 ? 0.9 : 0.65) }
      ) {
        _ in .easeOut(duration: 0.35)
      })
    let view = try #require(stage.view("it", at: 0.175))
    #expect(abs(view.scale - 1.17116) < 2e-5)
    #expect(abs(view.opacity - 0.82116) < 2e-5)
  }

  @Test("a triggered walk starts with a change and ends at the first phase")
  func triggered() {
    let remote = Remote()
    let stage = Stage(
      Triggered(remote: remote, phases: [1.0, 1.6, 0.9], look: { $0.scaleEffect(CGFloat($1)) }) {
        _ in .spring(response: 0.35, dampingFraction: 0.5)
      })
    stage.move(to: 1)
    #expect(stage.events(.phase).isEmpty)
    stage.change(at: 1) { remote.number += 1 }
    expectEqual(steps(stage, until: 5), [1, 1.35, 1.7])
    #expect(stage.view("it", at: 8)?.scale == 1)
    #expect(stage.graph.isSettled)
  }

  @Test("a phase that looks like the present one takes no time")
  func equalPhases() {
    let remote = Remote()
    let stage = Stage(
      Triggered(
        remote: remote, phases: [1.0, 1.6, 0.9, 1.0], look: { $0.scaleEffect(CGFloat($1)) }
      ) { _ in .spring(response: 0.35, dampingFraction: 0.5) })
    stage.change(at: 0) { remote.number += 1 }
    // The last step, from 1.0 to the first 1.0, is over as it begins: spec 8.5, 1.05 s in all.
    expectEqual(steps(stage, until: 5), [0, 0.35, 0.7, 1.05])
  }

  @Test("a phase without animation is there at once, and the next follows")
  func nilAnimation() {
    let remote = Remote()
    let stage = Stage(
      Triggered(remote: remote, phases: [0, 1, 2], look: { $0.offset(x: CGFloat($1) * 10) }) {
        $0 == 1 ? nil : .linear(duration: 0.5)
      })
    stage.change(at: 1) { remote.number += 1 }
    expectEqual(steps(stage, until: 4), [1, 1, 1.5])
  }

  @Test("phases that all look alike do not stop the clock")
  func livelock() {
    let stage = Stage(
      Loop(phases: [0, 1], look: { view, _ in view }) { _ in .linear(duration: 1) })
    stage.move(to: 1)
    #expect(stage.graph.failure == nil)
  }

  @Test("a removed view starts at its first phase when it comes back")
  func removal() {
    struct Host: View {
      let remote: Remote
      var body: some View {
        ZStack {
          if remote.flag {
            Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
              .phaseAnimator([0.0, 40]) {
                $0.offset(x: $1)
              } animation: { _ in
                .linear(duration: 1)
              }
          }
        }
      }
    }
    let remote = Remote()
    remote.flag = true
    let stage = Stage(Host(remote: remote))
    #expect(stage.x("it", at: 0.5) == 120)
    stage.change(at: 0.5) { remote.flag = false }
    #expect(stage.view("it", at: 0.6) == nil)
    stage.change(at: 3) { remote.flag = true }
    #expect(stage.x("it", at: 3) == 100)
    #expect(stage.x("it", at: 3.25) == 110)
  }

  @Test("no phases: a warning and a sign in its place")
  func empty() {
    let stage = Stage(Loop(phases: [Int](), look: { view, _ in view }) { _ in nil })
    stage.move(to: 0)
    #expect(stage.graph.warnings.count == 1)
    #expect(stage.view("it", at: 0) == nil)
  }
}
