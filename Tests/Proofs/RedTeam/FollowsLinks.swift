import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  let link = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/link"
  expect(FileManager.default.contents(atPath: link + "/shadow") == nil, "leaving by a link")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
