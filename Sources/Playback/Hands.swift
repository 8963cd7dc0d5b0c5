import AnimationCore
import Geometry
import SwiftUICore

/// What fingers, keys and pointers will still do after they began.
///
/// A finger moves at an even pace and reports 120 times a second, as screens do.
@MainActor struct Hands {
  private static let reportsPerSecond = 120.0
  /// From one letter to the next of a quick hand.
  private static let letterSeconds = 0.1

  private struct Step {
    let time: Time
    let act: @MainActor (any SceneGraph) -> Void
  }
  private var steps: [Step] = []
  private var fingers = 0

  /// When something is to be done next.
  var next: Time? { steps.first?.time }

  /// Does what is due.
  mutating func move(_ graph: any SceneGraph, to time: Time) {
    while let step = steps.first, step.time <= time {
      steps.removeFirst()
      step.act(graph)
      graph.flush()
    }
  }

  private mutating func add(_ more: [Step]) {
    // Steps of one instant keep the order they were begun in.
    steps = (steps + more).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// Shares of a way with their times, the last one at its end.
  private static func shares(_ seconds: Double, from begin: Time) -> [(share: Double, time: Time)] {
    let count = max(1, Int((max(0, seconds) * reportsPerSecond).rounded(.up)))
    return (1...count).map {
      let share = Double($0) / Double(count)
      return (share, begin + max(0, seconds) * share)
    }
  }

  // MARK: Fingers

  mutating func drag(
    _ graph: any SceneGraph, from start: CGPoint, by way: CGSize, seconds: Double
  ) -> Bool {
    fingers += 1
    var event = TouchEvent(stage: .began, start: start, location: start, time: graph.now)
    event.finger = fingers
    event.way = way
    guard graph.drag(event) else { return false }
    add(
      Self.shares(seconds, from: graph.now).map { share, time in
        var next = event
        next.stage = share == 1 ? .ended : .moved
        next.location = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
        next.canvasLocation = next.location
        next.time = time
        return Step(time: time) { [next] in _ = $0.drag(next) }
      })
    return true
  }

  /// Two fingers around a point, which part or turn.
  mutating func turn(
    _ graph: any SceneGraph, _ kind: TouchEvent.Kind, at point: CGPoint, from first: Double,
    to last: Double, seconds: Double
  ) -> Bool {
    fingers += 1
    var event = TouchEvent(
      stage: .began, kind: kind, start: point, location: point, time: graph.now)
    event.finger = fingers
    event.amount = first
    guard graph.drag(event) else { return false }
    add(
      Self.shares(seconds, from: graph.now).map { share, time in
        var next = event
        next.stage = share == 1 ? .ended : .moved
        next.amount = first + (last - first) * share
        next.time = time
        return Step(time: time) { [next] in _ = $0.drag(next) }
      })
    return true
  }

  // MARK: Wheels, keys and pointers

  /// Scrolling begins and ends gently.
  mutating func scroll(
    _ graph: any SceneGraph, at point: CGPoint?, by way: CGSize, seconds: Double
  ) -> Bool {
    fingers += 1
    let finger = fingers
    guard graph.scroll(at: point, by: way, stage: .began, finger: finger) else { return false }
    add(
      Self.shares(seconds, from: graph.now).map { share, time in
        let eased = share * share * (3 - 2 * share)
        let part = CGSize(width: way.width * eased, height: way.height * eased)
        return Step(time: time) {
          _ = $0.scroll(at: point, by: part, stage: share == 1 ? .ended : .moved, finger: finger)
        }
      })
    return true
  }

  /// A tap chooses the field, then letter comes after letter.
  mutating func type(
    _ graph: any SceneGraph, _ letters: String, at point: CGPoint, seconds: Double?
  ) -> Bool {
    guard graph.chooseField(at: point) else { return false }
    let interval = seconds.map { $0 / Double(max(1, letters.count)) } ?? Self.letterSeconds
    add(
      letters.enumerated().map { index, letter in
        Step(time: graph.now + interval * Double(index + 1)) { _ = $0.type(String(letter)) }
      })
    return true
  }

  mutating func hover(_ graph: any SceneGraph, at point: CGPoint, seconds: Double?) -> Bool {
    guard graph.hover(at: point) else { return false }
    if let seconds { add([Step(time: graph.now + seconds) { _ = $0.hover(at: nil) }]) }
    return true
  }
}
