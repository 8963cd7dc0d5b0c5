import SwiftUI
import TestSupport
import Testing

@Suite("Scenes without end") @MainActor struct RunawayTests {
  private struct Spinning: View {
    let animation: Animation?
    var body: some View {
      Rectangle().phaseAnimator([0, 1]) { view, phase in
        view.opacity(phase == 0 ? 1 : 0.5)
      } animation: { _ in
        animation
      }
    }
  }

  @Test(
    "phases that take no time stop the scene, by the name of the view",
    arguments: [nil, .linear(duration: 0), .spring(response: 0), .linear(duration: 1).speed(0)]
      as [Animation?])
  func phases(_ animation: Animation?) {
    let stage = Stage(Spinning(animation: animation))
    stage.move(to: 0)
    guard animation?.remark?.isUsual ?? true else {
      // What never moves never goes on.
      #expect(stage.graph.failure == nil)
      return
    }
    #expect(stage.graph.failure?.contains("phase animator of Spinning") == true)
    #expect(stage.graph.now.seconds == 0)
  }

  private struct PingPong: View {
    let remote: Remote
    @State private var ping = 0
    @State private var pong = 0
    var body: some View {
      Rectangle()
        .onChange(of: remote.number) { ping += 1 }
        .onChange(of: ping) { pong += 1 }
        .onChange(of: pong) { ping += 1 }
    }
  }

  @Test("changes that answer each other stop the scene, by the name of the view")
  func pingPong() {
    let remote = Remote()
    let stage = Stage(PingPong(remote: remote))
    stage.change(at: 0.25) { remote.number += 1 }
    #expect(stage.graph.failure == "onChange in PingPong causes itself without end")
    #expect(stage.graph.now.seconds == 0.25)
  }

  @Test("tasks that have not ended are known by their views")
  func tasks() {
    struct Waiting: View {
      var body: some View {
        Rectangle().task { try? await Task.sleep(for: .seconds(1000)) }
      }
    }
    let stage = Stage(Waiting())
    #expect(stage.graph.busyViews == ["Waiting"])
  }
}
