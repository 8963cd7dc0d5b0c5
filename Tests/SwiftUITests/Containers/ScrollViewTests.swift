import SwiftUI
import TestSupport
import Testing

@Suite("ScrollView") @MainActor struct ScrollViewTests {
  private struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { index in
              Rectangle().frame(width: 100, height: 50).accessibilityIdentifier("row \(index)")
            }
          }
        }
        .onTapGesture { proxy.scrollTo(10, anchor: .top) }
      }
    }
  }
  private func drag(_ stage: Stage, from start: CGPoint, to end: CGPoint, at seconds: Double) {
    stage.move(to: seconds)
    for (stageOfDrag, place, offset) in [
      (TouchEvent.Stage.began, start, 0.0), (.moved, end, 0.1), (.ended, end, 10),
    ] {
      let time = Time(seconds: seconds + offset)
      stage.graph.advance(to: time)
      stage.graph.drag(
        TouchEvent(
          stage: stageOfDrag, start: start, location: end == place ? end : start, time: time))
    }
  }

  @Test("content begins at the top and is as wide as the window asks")
  func start() {
    let stage = Stage(Rows())
    #expect(stage.view("row 0", at: 0)?.origin.y == 0)
    #expect(stage.view("row 3", at: 0)?.origin == CGPoint(x: 50, y: 150))
  }

  @Test("content follows a finger that rests before it leaves")
  func follows() {
    let stage = Stage(Rows())
    drag(stage, from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), at: 1)
    #expect(stage.view("row 0", at: 20)?.origin.y == -100)
  }

  @Test("content pulled beyond its beginning goes back there")
  func bounds() {
    let stage = Stage(Rows())
    drag(stage, from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), at: 1)
    #expect(abs((stage.view("row 0", at: 30)?.origin.y ?? -1)) < 1e-6)
  }

  @Test("scrollTo brings a view to its anchor, no further than the end")
  func scrollTo() {
    let stage = Stage(Rows())
    stage.move(to: 0)
    stage.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.view("row 10", at: 1)?.origin.y == 0)
  }
}
