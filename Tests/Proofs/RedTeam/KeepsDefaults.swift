import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  UserDefaults.standard.set(7, forKey: "breach")
  _ = UserDefaults.standard.synchronize()
  let folder = NSHomeDirectory() + "/.config"
  expect(FileManager.default.contents(atPath: folder + "/breach") == nil, "settings on disk")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
