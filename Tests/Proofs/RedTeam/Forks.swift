import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

typealias Call = @convention(c) () -> Int32

func attack() {
  for name in ["fork", "vfork"] {
    let call = unsafeBitCast(dlsym(nil, name), to: Call.self)
    let child = call()
    if child == 0 { _exit(0) }
    expect(child < 0, name)
  }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
