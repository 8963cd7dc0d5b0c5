import Display
import Foundation
import Geometry
import Raster
import SampleLists

// Usage: fuzzing FIRST COUNT
// Draws COUNT random display lists with extreme numbers, those of seed FIRST and after, and prints
// the slowest in milliseconds of CPU with its seed, and the greatest memory of the process in MB.
// A trap or a bad access ends the process; the last line on standard error names the seed.

func cpuMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func draw(_ seed: UInt64) {
  var generator = SeededGenerator(seed: seed)
  let size = PixelSize(
    width: Int.random(in: 1...61, using: &generator),
    height: Int.random(in: 1...47, using: &generator))
  let count = Int.random(in: 1...3, using: &generator)
  let items = (0..<count).map { _ in SampleItems.random(using: &generator, .extreme) }
  let renderer = Renderer(
    options: .init(
      scale: CGFloat(Int.random(in: 1...3, using: &generator)), background: .white,
      bandHeight: Int.random(in: 1...64, using: &generator)))
  let target = Pixmap(size: size)
  let list = DisplayList(size: CGSize(width: size.width, height: size.height), items: items)
  let outcome = renderer.render(list, into: target)
  // Half of the lists are drawn over again with one item less, for the paths of damage.
  if seed % 2 == 0 {
    let less = DisplayList(size: list.size, items: Array(items.dropLast()))
    renderer.render(less, into: target, holding: outcome.frame)
  }
}

let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 2 else {
  print("usage: fuzzing FIRST COUNT")
  exit(2)
}
var slowest = (seed: numbers[0], time: 0.0)
for seed in numbers[0]..<numbers[0] + numbers[1] {
  FileHandle.standardError.write(Data("\(seed)\n".utf8))
  let start = cpuMilliseconds()
  draw(seed)
  let time = cpuMilliseconds() - start
  if time > slowest.time { slowest = (seed, time) }
}
var usage = rusage()
getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
print("\(slowest.seed) \(Int(slowest.time)) \(usage.ru_maxrss / 1024)")
