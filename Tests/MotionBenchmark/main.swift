import Foundation
import SwiftUI
import TestSupport

/// Steps scenes of many views that each move on their own, without drawing, and tells the work.
///
/// A frame is a step of the clock and the display list of its instant. For each number of views:
/// the display items made, nanoseconds of CPU for a view and frame, and frames for a second of CPU.
@MainActor enum MotionBenchmark {
  static let counts = [100, 200, 500, 1_000, 2_000, 5_000, 10_000]
  static let frames = 60

  struct Crowd: View {
    let count: Int
    let remote: Remote
    var body: some View {
      ZStack {
        ForEach(0..<count, id: \.self) { index in
          Rectangle()
            .frame(width: 4, height: 4)
            .offset(x: remote.flag ? CGFloat(index % 100) : 0)
            .rotationEffect(.degrees(remote.flag ? Double(index) : 0))
            .animation(
              index % 2 == 0
                ? .spring(duration: 2 + Double(index % 7) / 10)
                : .easeInOut(duration: 2 + Double(index % 5) / 10),
              value: remote.flag)
        }
      }
    }
  }

  static func cpuSeconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
  }

  static func run(_ count: Int) -> (items: Int, seconds: Double) {
    let remote = Remote()
    let stage = Stage(Crowd(count: count, remote: remote), recordsEvents: false)
    stage.change(at: 0) { remote.flag = true }
    var items = 0
    let begin = cpuSeconds()
    for frame in 1...frames {
      stage.graph.advance(to: Time(seconds: Double(frame) / 60))
      stage.graph.flush()
      items += stage.graph.displayList().items.count
    }
    return (items, cpuSeconds() - begin)
  }
}

MainActor.assumeIsolated {
  print("views    items a frame   ns a view and frame   frames a CPU second")
  for count in MotionBenchmark.counts {
    let (items, seconds) = MotionBenchmark.run(count)
    let perFrame = seconds / Double(MotionBenchmark.frames)
    print(
      String(
        format: "%5d    %13d   %19.0f   %19.1f", count, items / MotionBenchmark.frames,
        perFrame / Double(count) * 1e9, 1 / perFrame))
  }
}
