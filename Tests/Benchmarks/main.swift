import Display
import Foundation
import Geometry
import Raster

// Usage: benchmarks [--raw DIR] [--threads N] WORKLOAD.json…
// Prints, tab-separated, CPU milliseconds a frame: median and least of the rounds, drawing
// everything anew, and with caches and damage where a workload has more than one frame.

/// CPU time of this process in milliseconds.
func cpuMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func measure(_ workload: Workload, lists: [DisplayList], reuse: Bool, threads: Int) -> [Double] {
  let renderer = Renderer(
    options: Renderer.Options(scale: 1, background: workload.background, threads: threads))
  let target = Pixmap(size: PixelSize(width: workload.width, height: workload.height))
  var held: DrawnFrame?
  var times: [Double] = []
  let rounds = lists.count > 1 ? 2 : 15
  renderer.render(lists[0], into: target)
  for _ in 0..<rounds {
    for list in lists {
      if !reuse { renderer.forget() }
      let start = cpuMilliseconds()
      let outcome = renderer.render(list, into: target, holding: reuse ? held : nil)
      times.append(cpuMilliseconds() - start)
      held = outcome.frame
    }
  }
  return times.sorted()
}

func writeRaw(_ workload: Workload, _ list: DisplayList, to directory: String) throws {
  let renderer = Renderer(options: .init(scale: 1, background: workload.background))
  let target = Pixmap(size: PixelSize(width: workload.width, height: workload.height))
  renderer.render(list, into: target)
  var data = Data()
  for y in 0..<workload.height {
    data.append(Data(bytes: target.row(y), count: workload.width * 4))
  }
  let name = "\(workload.name)_\(workload.width)_\(workload.height).raw"
  try data.write(to: URL(fileURLWithPath: directory).appendingPathComponent(name))
}

func text(_ milliseconds: Double) -> String { String(format: "%.3f", milliseconds) }

var arguments = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  defer { arguments.removeSubrange(index...index + 1) }
  return arguments[index + 1]
}
let rawDirectory = option("--raw")
let threads = option("--threads").flatMap { Int($0) } ?? 1
for file in arguments {
  let workload = try Workload(contentsOf: URL(fileURLWithPath: file))
  let lists = (0..<workload.frameCount).map { workload.list(frame: $0) }
  if let rawDirectory { try writeRaw(workload, lists[lists.count / 2], to: rawDirectory) }
  let all = measure(workload, lists: lists, reuse: false, threads: threads)
  let mean = all.reduce(0, +) / Double(all.count)
  var line = "zoetrope\t\(workload.name)\tmedian \(text(all[all.count / 2]))\tmin \(text(all[0]))"
  line += "\tmean \(text(mean)) ms"
  if lists.count > 1 {
    let kept = measure(workload, lists: lists, reuse: true, threads: threads)
    line += "\treusing: mean \(text(kept.reduce(0, +) / Double(kept.count))) ms"
  }
  print(line)
}
