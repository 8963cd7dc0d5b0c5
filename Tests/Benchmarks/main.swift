import Display
import Foundation
import Geometry
import Raster

// Usage: benchmarks WORKLOAD [-n FRAMES] [-o RAW] [--reuse] [--threads N] [--wall]
// Prints milliseconds of CPU for each frame, drawn anew; with --reuse drawn with the caches and
// the damage of the frame before. -o writes the middle frame as BGRA. --threads draws that many
// frames at the same time, each with a renderer of its own; --wall then prints elapsed time and CPU
// over frames, and how often a thread had to wait.

/// The time of a clock in milliseconds.
func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func makeRenderer(_ workload: Workload) -> (Renderer, Pixmap) {
  (
    Renderer(options: Renderer.Options(scale: 1, background: workload.background)),
    Pixmap(size: PixelSize(width: workload.width, height: workload.height))
  )
}

func measure(_ workload: Workload, frames: Int, reuse: Bool) -> [Double] {
  let (renderer, target) = makeRenderer(workload)
  var held: DrawnFrame? = renderer.render(workload.lists[0], into: target).frame
  let count = workload.frameCount > 1 ? max(frames, workload.frameCount) : frames
  // A picture that stands still would cost nothing; one that drifts shows what caches are worth.
  let drifting = (0..<4).map { step in
    DisplayList(
      size: workload.lists[0].size,
      items: workload.lists[0].items.map { $0.moved(x: 0.25 * Double(step)) })
  }
  let lists = workload.frameCount > 1 || !reuse ? workload.lists : drifting
  return (0..<count).map { index in
    if !reuse { renderer.forget() }
    let start = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
    let list = lists[index % lists.count]
    held = renderer.render(list, into: target, holding: reuse ? held : nil).frame
    return milliseconds(CLOCK_PROCESS_CPUTIME_ID) - start
  }
}

extension DisplayItem {
  func moved(x: Double) -> DisplayItem {
    var copy = self
    copy.transform = transform.concatenating(
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0)))
    return copy
  }
}

/// How often a thread of this process gave up its processor to wait.
func waits() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_nvcsw
}

/// Elapsed milliseconds and those of CPU a frame while `threads` frames are drawn at a time, and how
/// often a thread waited.
func measureTogether(
  _ workload: Workload, frames: Int, threads: Int
) -> (elapsed: Double, cpu: Double, waits: Int) {
  let lanes = (0..<threads).map { _ in makeRenderer(workload) }
  for (renderer, target) in lanes { renderer.render(workload.lists[0], into: target) }
  let start = milliseconds(CLOCK_MONOTONIC)
  let (cpuStart, waitsBefore) = (milliseconds(CLOCK_PROCESS_CPUTIME_ID), waits())
  DispatchQueue.concurrentPerform(iterations: threads) { lane in
    for index in stride(from: lane, to: frames, by: threads) {
      lanes[lane].0.forget()
      lanes[lane].0.render(workload.lists[index % workload.frameCount], into: lanes[lane].1)
    }
  }
  return (
    (milliseconds(CLOCK_MONOTONIC) - start) / Double(frames),
    (milliseconds(CLOCK_PROCESS_CPUTIME_ID) - cpuStart) / Double(frames), waits() - waitsBefore
  )
}

func writeRaw(_ workload: Workload, to file: String) throws {
  let (renderer, target) = makeRenderer(workload)
  renderer.render(workload.lists[workload.frameCount / 2], into: target)
  var data = Data()
  for y in 0..<workload.height {
    data.append(Data(bytes: target.row(y), count: workload.width * 4))
  }
  try data.write(to: URL(fileURLWithPath: file))
}

var arguments = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  defer { arguments.removeSubrange(index...index + 1) }
  return arguments[index + 1]
}
func flag(_ name: String) -> Bool {
  guard let index = arguments.firstIndex(of: name) else { return false }
  arguments.remove(at: index)
  return true
}
let frames = option("-n").flatMap { Int($0) } ?? 9
let rawFile = option("-o")
let threads = option("--threads").flatMap { Int($0) } ?? 1
let (reuse, showsWall) = (flag("--reuse"), flag("--wall"))
guard let file = arguments.first else {
  print("usage: benchmarks WORKLOAD [-n FRAMES] [-o RAW] [--reuse] [--threads N --wall]")
  exit(2)
}
let workload = try Workload(contentsOf: URL(fileURLWithPath: file))
if showsWall {
  let taken = measureTogether(workload, frames: frames, threads: threads)
  print(String(format: "%.4f %.4f %d", taken.elapsed, taken.cpu, taken.waits))
} else {
  for time in measure(workload, frames: frames, reuse: reuse) {
    print(String(format: "%.4f", time))
  }
}
if let rawFile { try writeRaw(workload, to: rawFile) }
