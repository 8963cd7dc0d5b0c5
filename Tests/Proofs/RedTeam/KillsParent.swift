import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

typealias Signal3 = @convention(c) (Int, Int, Int, Int) -> Int

func attack() {
  let parent = getppid()
  expect(kill(parent, SIGKILL) != 0, "kill of the parent")
  expect(kill(-1, SIGKILL) != 0, "kill of all")
  expect(killpg(getpgid(parent), SIGKILL) != 0, "kill of the parent's group")
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Signal3.self)
  expect(call(234, Int(parent), Int(parent), 9) != 0, "tgkill of the parent")
  expect(call(200, Int(parent), 9, 0) != 0, "tkill of the parent")
  expect(call(434, Int(parent), 0, 0) < 0, "a descriptor of the parent")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
