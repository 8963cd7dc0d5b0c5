import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  expect(FileManager.default.contents(atPath: "/etc/shadow") == nil, "reading /etc/shadow")
  expect(FileManager.default.contents(atPath: "/etc/passwd") == nil, "reading /etc/passwd")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
