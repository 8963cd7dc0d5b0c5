import SwiftUI
import TestSupport
import Testing

@Suite("The log of events") @MainActor struct EventLogTests {
  private struct Host: View {
    let remote: Remote
    var animation = Animation.easeOut(duration: 0.35)
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State private var isOn = false
    var body: some View {
      Rectangle().frame(width: 20, height: 20).opacity(isOn ? 1 : 0.5)
        .onChange(of: remote.number) {
          withAnimation(animation, completionCriteria: criteria) {
            isOn.toggle()
          } completion: {
          }
        }
    }
  }

  private func times(_ stage: Stage, _ kind: SceneEvent.Kind) -> [Double] {
    stage.events(kind).map { ($0.timeSeconds * 1e9).rounded() / 1e9 }
  }

  @Test("a curve begins, and ends both ways at once, at exact times")
  func curve() throws {
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0.1) { remote.number += 1 }
    stage.move(to: 2)
    #expect(times(stage, .animationStart) == [0.1])
    #expect(times(stage, .animationLogicalEnd) == [0.45])
    #expect(times(stage, .animationRemoval) == [0.45])
    #expect(times(stage, .completion) == [0.45])
    let start = try #require(stage.events(.animationStart).first)
    #expect(start.detail == "OpacityEffect")
    #expect(start.animation == Animation.easeOut(duration: 0.35).description)
    #expect(start.owners.contains("Host"))
  }

  @Test("a spring is done at its response and gone when it rests")
  func spring() throws {
    let remote = Remote()
    let stage = Stage(
      Host(remote: remote, animation: .spring(duration: 0.5), criteria: .removed))
    stage.change(at: 0.1) { remote.number += 1 }
    stage.move(to: 3)
    #expect(times(stage, .animationLogicalEnd) == [0.6])
    // Spec 4.5 has .833 for a change of 1; one of .5 rests no later.
    let removal = try #require(times(stage, .animationRemoval).first)
    #expect(removal > 0.6 && removal <= 0.1 + 0.8334)
    #expect(times(stage, .completion) == [removal])
  }

  @Test("a turned motion keeps the logical end of the first")
  func retarget() {
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 0.1) { remote.number += 1 }
    stage.change(at: 0.2) { remote.number += 1 }
    stage.move(to: 2)
    #expect(times(stage, .animationStart) == [0.1])
    #expect(times(stage, .animationRetarget) == [0.2])
    #expect(times(stage, .animationLogicalEnd) == [0.45, 0.55])
    #expect(times(stage, .animationRemoval) == [0.55, 0.55])
    #expect(times(stage, .completion) == [0.45, 0.55])
  }

  @Test("A16: a change that moves nothing completes once, at the commit")
  func nothing() {
    struct Idle: View {
      let remote: Remote
      @State private var count = 0
      var body: some View {
        Rectangle().onChange(of: remote.number) {
          withAnimation {
            count = 0
          } completion: {
            count += 1
          }
        }
      }
    }
    let remote = Remote()
    let stage = Stage(Idle(remote: remote))
    stage.change(at: 0.3) { remote.number += 1 }
    #expect(times(stage, .completion) == [0.3])
    stage.move(to: 2)
    #expect(times(stage, .completion) == [0.3])
    #expect(stage.events(.animationStart).isEmpty)
  }

  @Test("views come and go, with their transitions, tasks and taps")
  func lifecycle() throws {
    struct Door: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Door") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          if isOpen { Circle().frame(width: 20, height: 20).task {} }
        }
      }
    }
    let stage = Stage(Door())
    stage.move(to: 0)
    #expect(stage.events(.appear).contains { $0.detail == "Door" && $0.timeSeconds == 0 })
    let door = try #require(stage.view("Door", at: 0.5)?.center)
    stage.change(at: 0.5) { stage.graph.tap(at: door) }
    let moved = try #require(stage.view("Door", at: 2)?.center)
    stage.change(at: 2) { stage.graph.tap(at: moved) }
    stage.move(to: 4)
    func of(_ kind: SceneEvent.Kind) -> [Double] {
      stage.events(kind).filter { $0.view.hasPrefix("Circle") || $0.view.contains("Circle") }
        .map { ($0.timeSeconds * 1e9).rounded() / 1e9 }
    }
    #expect(of(.appear) == [0.5])
    #expect(of(.transitionIn) == [0.5])
    #expect(of(.transitionOut) == [2])
    #expect(times(stage, .transitionEnd) == [1.5, 3])
    #expect(of(.disappear) == [3])
    #expect(times(stage, .taskStart) == [0.5])
    #expect(times(stage, .tap) == [0.5, 2])
  }
}
