import SwiftUI
import TestSupport
import Testing

@Suite("Triggers and callbacks") @MainActor struct TriggerTests {
  private struct Flip: View {
    let remote: Remote
    var body: some View {
      Rectangle().frame(width: 20, height: 20)
        .phaseAnimator([0, 1], trigger: remote.flag) {
          $0.offset(x: CGFloat($1))
        } animation: { _ in
          .linear(duration: 0.1)
        }
    }
  }

  @Test("A18: an equal assignment does nothing, every toggle fires")
  func equalAssignment() {
    let remote = Remote()
    let stage = Stage(Flip(remote: remote))
    stage.change(at: 1) { remote.flag = false }
    #expect(stage.events(.phase).isEmpty)
    for (index, time) in [2.0, 3, 4].enumerated() {
      stage.change(at: time) { remote.flag.toggle() }
      stage.move(to: time + 0.5)
      #expect(stage.events(.phase).count == (index + 1) * 2)
    }
  }

  @Test("a mutation on appearance is a change of the trigger, the first sight is not")
  func onAppear() {
    struct Host: View {
      @State private var count = 0
      let plays: Bool
      var body: some View {
        Rectangle().frame(width: 20, height: 20)
          .phaseAnimator([0, 1], trigger: count) {
            $0.offset(x: CGFloat($1))
          } animation: { _ in
            .linear(duration: 0.1)
          }
          .onAppear { if plays { count += 1 } }
      }
    }
    let still = Stage(Host(plays: false))
    still.move(to: 1)
    #expect(still.events(.phase).isEmpty)
    let playing = Stage(Host(plays: true))
    playing.move(to: 1)
    #expect(playing.events(.phase).count == 2)
  }

  @Test("onChange runs after the update, with both values, before the next picture")
  func onChange() {
    struct Host: View {
      let remote: Remote
      @State private var seen = "none"
      var body: some View {
        Text(seen).onChange(of: remote.number) { old, new in seen = "\(Int(old)) to \(Int(new))" }
      }
    }
    let remote = Remote()
    let stage = Stage(Host(remote: remote))
    stage.change(at: 1) { remote.number = 3 }
    #expect(stage.view("0 to 3", at: 1) != nil)
  }

  @Test("appearance goes from the deepest view outwards")
  func order() {
    final class Log { var names: [String] = [] }
    struct Host: View {
      let log: Log
      var body: some View {
        VStack { Text("a").onAppear { log.names.append("inner") } }
          .onAppear { log.names.append("outer") }
      }
    }
    let log = Log()
    _ = Stage(Host(log: log))
    #expect(log.names == ["inner", "outer"])
  }

  @Test("disappearance is told when the transition is over")
  func disappearance() {
    final class Log { var times: [Double] = [] }
    struct Host: View {
      let remote: Remote
      let log: Log
      let now: () -> Double
      var body: some View {
        ZStack {
          if !remote.flag { Text("it").onDisappear { log.times.append(now()) } }
        }
      }
    }
    let remote = Remote()
    let log = Log()
    var stage: Stage?
    stage = Stage(Host(remote: remote, log: log, now: { stage?.graph.now.seconds ?? 0 }))
    stage?.change(at: 1) { withAnimation(.linear(duration: 0.5)) { remote.flag = true } }
    stage?.move(to: 1.4)
    #expect(log.times.isEmpty)
    stage?.move(to: 2)
    #expect(log.times.count == 1)
    #expect((log.times.first ?? 0) >= 1.5)
  }

  @Test("a preference reaches the view above after the layout")
  func preference() {
    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    struct Host: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: 70, height: 10)
            .overlay(
              GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
          Text("\(Int(width))")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    #expect(Stage(Host()).view("70", at: 0) != nil)
  }

  @Test("a button acts on a tap at its place, and a disabled one does not")
  func buttons() {
    struct Host: View {
      @State private var count = 0
      let isOff: Bool
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("Add") { count += 1 }.disabled(isOff)
        }
      }
    }
    for isOff in [false, true] {
      let stage = Stage(Host(isOff: isOff))
      stage.move(to: 0)
      let frame = stage.graph.elements().first { $0.text == "Add" }?.frame ?? .zero
      stage.graph.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.graph.flush()
      #expect(stage.view("count \(isOff ? 0 : 1)", at: 0.5) != nil)
    }
  }
}
