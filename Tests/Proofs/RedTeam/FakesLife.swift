import SwiftUI

// Ends with 5: longer + FakesLife.swift:

func attack() {
  // The page in which a scene's signs of life are counted, wherever it is mapped.
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let file = open("/proc/self/maps", O_RDONLY)
  var count = 0
  while true {
    let got = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress! + count, 4096) }
    guard got > 0 else { break }
    count += got
  }
  let maps = String(decoding: bytes.prefix(count), as: UTF8.self)
  let line = maps.split(separator: "\n").first { $0.contains("zoetrope-frames") }
  guard let line, let start = UInt(line.prefix { $0 != "-" }, radix: 16),
    let page = UnsafeMutablePointer<UInt64>(bitPattern: start)
  else { fatalError("breach: no page") }
  while true { page[1] &+= 1 }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
