import AnimationCore
import Geometry
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@MainActor private final class Log {
  var changes: [CGSize] = []
  var ends: [DragGesture.Value] = []
  var words: [String] = []
}

@MainActor @Suite("Gestures") struct GestureTests {
  private func drag(_ stage: Stage, by way: CGSize, seconds: Double = 0.4) {
    let start = CGPoint(x: 100, y: 100)
    let steps = 48
    stage.move(to: 0)
    _ = stage.graph.drag(TouchEvent(stage: .began, start: start, location: start, time: .zero))
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      stage.graph.advance(to: Time(seconds: seconds * share))
      let place = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
      _ = stage.graph.drag(
        TouchEvent(
          stage: step == steps ? .ended : .moved, start: start, location: place,
          time: stage.graph.now))
    }
  }

  @Test("a drag tells its way from the distance it waits for on, and its velocity")
  func tellsWay() throws {
    let log = Log()
    let stage = Stage(
      Color.red.frame(width: 80, height: 80).gesture(
        DragGesture(minimumDistance: 20).onChanged { log.changes.append($0.translation) }
          .onEnded { log.ends.append($0) }))
    drag(stage, by: CGSize(width: 48, height: 0))
    #expect(log.changes.first == CGSize(width: 20, height: 0))
    let end = try #require(log.ends.first)
    #expect(log.ends.count == 1)
    #expect(end.translation == CGSize(width: 48, height: 0))
    #expect(end.startLocation == CGPoint(x: 40, y: 40))
    // 48 points in 0.4 s, and a quarter of a second more.
    #expect(abs(end.velocity.width - 120) < 1e-6)
    #expect(abs(end.predictedEndTranslation.width - 78) < 1e-6)
  }

  struct Follower: View {
    @GestureState var way = CGSize.zero
    var body: some View {
      Color.red.frame(width: 40, height: 40).offset(way)
        .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
        .accessibilityIdentifier("ball")
    }
  }

  @Test("a gesture state follows the drag and is back at rest after it")
  func resets() throws {
    let stage = Stage(Follower())
    stage.move(to: 0)
    let start = CGPoint(x: 100, y: 100)
    for (kind, x) in [(TouchEvent.Stage.began, 100.0), (.moved, 130)] {
      _ = stage.graph.drag(
        TouchEvent(stage: kind, start: start, location: CGPoint(x: x, y: 100), time: .zero))
    }
    #expect(stage.x("ball", at: 0.1) == 130)
    _ = stage.graph.drag(
      TouchEvent(
        stage: .ended, start: start, location: CGPoint(x: 130, y: 100), time: stage.graph.now))
    #expect(stage.x("ball", at: 0.2) == 100)
  }

  @Test("an inner gesture comes first, but for one of high priority and simultaneous ones")
  func precedence() {
    let log = Log()
    func note(_ word: String) -> _EndedGesture<TapGesture> {
      TapGesture().onEnded { log.words.append(word) }
    }
    let plain = Stage(Color.red.gesture(note("inner")).gesture(note("outer")))
    plain.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.words == ["inner"])
    log.words = []
    let high = Stage(Color.red.gesture(note("inner")).highPriorityGesture(note("outer")))
    high.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.words == ["outer"])
    log.words = []
    let both = Stage(Color.red.gesture(note("inner")).simultaneousGesture(note("outer")))
    both.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.words == ["inner", "outer"])
  }

  @Test("two taps are one double tap")
  func doubleTap() {
    let log = Log()
    let stage = Stage(
      Color.red.onTapGesture(count: 2) { log.words.append("double") }
        .onTapGesture { log.words.append("single") })
    stage.graph.tap(at: CGPoint(x: 100, y: 100))
    stage.move(to: 0.2)
    stage.graph.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.words == ["single", "double"])
  }

  @Test("a press ends when it has held, and not before", arguments: [(0.4, 0), (0.8, 1)])
  func longPress(_ row: (seconds: Double, ends: Int)) {
    let log = Log()
    let stage = Stage(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.words.append("held") }))
    stage.graph.longPress(at: CGPoint(x: 100, y: 100), seconds: row.seconds)
    stage.move(to: 1)
    #expect(log.words.count == row.ends)
  }
}
