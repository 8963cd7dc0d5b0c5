import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

typealias Call = @convention(c) (Int, Int, Int, Int) -> Int

func attack() {
  expect(setpriority(__priority_which_t(0), id_t(getppid()), 19) != 0, "slowing the parent")
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  withUnsafePointer(to: &none) { limit in
    expect(call(302, Int(getppid()), 7, Int(bitPattern: limit)) != 0, "the parent's limits")
  }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
