import SwiftUI
import TestSupport
import Testing

/// Values recorded against the real thing, spec 12.1; dates in seconds since the reference date.
@Suite("A10: Timeline schedules") @MainActor struct TimelineScheduleTests {
  private func seconds<S: TimelineSchedule>(_ schedule: S, from start: Double, _ count: Int)
    -> [Double]
  {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: start), mode: .normal)
      .prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  @Test("animation at an interval begins at once and goes on in steps")
  func animation() {
    #expect(seconds(.animation(minimumInterval: 0.5), from: 3, 3) == [3, 3.5, 4])
  }
  @Test("a paused or slow animation has no entries")
  func paused() {
    #expect(seconds(.animation(minimumInterval: 0.5, paused: true), from: 3, 3).isEmpty)
    let slow = AnimationTimelineSchedule(minimumInterval: 0.5)
      .entries(from: Date(), mode: .lowFrequency)
    #expect(Array(slow.prefix(1)).isEmpty)
  }
  @Test(
    "periodic entries are lined up with their start",
    arguments: [(0.0, 5.0, 12.0, [10.0, 15, 20]), (0, 10, 25, [20, 30]), (0, 5, 15, [15, 20])])
  func periodic(_ start: Double, _ step: Double, _ from: Double, _ wanted: [Double]) {
    let schedule = PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: start), by: step)
    #expect(seconds(schedule, from: from, wanted.count) == wanted)
  }
  @Test("every minute begins at the full minute before")
  func everyMinute() {
    #expect(seconds(.everyMinute, from: 12 * 3600 + 30, 2) == [43_200, 43_260])
  }
  @Test("explicit dates are all given, whatever the start")
  func explicit() {
    let dates = [1.0, 2, 9].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(seconds(ExplicitTimelineSchedule(dates), from: 5, 3) == [1, 2, 9])
  }

  @Test("a periodic timeline shows the newest entry and wakes for the next")
  func periodicView() {
    struct Clock: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSince1970: 1_767_225_600), by: 0.5)) {
          context in
          Text("\(Int(((context.date.timeIntervalSince1970 - 1_767_225_600) * 10).rounded()))")
        }
      }
    }
    let stage = Stage(Clock())
    #expect(stage.view("0", at: 0.4) != nil)
    #expect(stage.view("5", at: 0.5) != nil)
    #expect(stage.view("10", at: 1.2) != nil)
  }

  @Test("an animation timeline shows every instant that is drawn")
  func liveView() {
    struct Mover: View {
      var body: some View {
        TimelineView(.animation) { context in
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("it")
            .offset(x: (context.date.timeIntervalSince1970 - 1_767_225_600) * 10)
        }
      }
    }
    let stage = Stage(Mover())
    #expect(abs((stage.x("it", at: 1.25) ?? 0) - 112.5) < 1e-5)
    #expect(!stage.graph.isSettled)
  }
}
