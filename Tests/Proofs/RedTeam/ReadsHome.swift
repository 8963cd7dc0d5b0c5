import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  let names = try? FileManager.default.contentsOfDirectory(atPath: NSHomeDirectory())
  expect(names == nil, "listing the home folder")
  let environment = FileManager.default.contents(atPath: "/proc/\(getppid())/environ")
  expect(environment == nil, "reading the parent's environment")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
