import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  for folder in [NSHomeDirectory(), "/tmp", "/var/tmp", "/dev/shm", ".", "/"] {
    let path = folder + "/left-behind"
    expect(!FileManager.default.createFile(atPath: path, contents: Data([1])), "writing \(path)")
    expect(mkdir(path, 0o777) != 0, "making \(path)")
  }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
