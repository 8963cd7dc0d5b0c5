import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

func attack() {
  expect(shmget(4711, 4096, 0o1666) < 0, "System V memory")
  expect(semget(4711, 1, 0o1666) < 0, "System V semaphores")
  expect(msgget(4711, 0o1666) < 0, "System V messages")
  expect(shm_open("/breach", O_CREAT | O_RDWR, 0o666) < 0, "POSIX memory")
  typealias Call = @convention(c) (Int, UnsafePointer<CChar>, Int) -> Int
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  expect(call(319, "breach", 0) < 0, "a file in memory")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
