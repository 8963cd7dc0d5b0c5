import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

typealias Call = @convention(c) (UnsafePointer<CChar>, Int) -> Int32

func attack() {
  let sethostname = unsafeBitCast(dlsym(nil, "sethostname"), to: Call.self)
  expect(sethostname("breach", 6) != 0, "renaming the machine")
  var now = timespec()
  expect(clock_settime(CLOCK_REALTIME, &now) != 0, "setting the clock")
  typealias Mount = @convention(c) (Int, Int, Int, Int, Int) -> Int32
  let mount = unsafeBitCast(dlsym(nil, "mount"), to: Mount.self)
  expect(mount(0, 0, 0, 0, 0) != 0, "mounting")
  typealias Root = @convention(c) (UnsafePointer<CChar>) -> Int32
  let chroot = unsafeBitCast(dlsym(nil, "chroot"), to: Root.self)
  expect(chroot("/usr") != 0, "another root")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
