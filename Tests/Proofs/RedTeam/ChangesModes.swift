import SwiftUI

// Ends with 0: refused

func expect(_ isRefused: Bool, _ what: String) {
  guard isRefused else { fatalError("breach: \(what)") }
  print("refused: \(what)")
}

typealias Call =
  @convention(c) (Int, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, Int, Int)
  -> Int

func attack() {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  expect(chmod(#filePath, 0) != 0, "changing the mode of the scene's file")
  expect(chown(#filePath, 1, 1) != 0, "changing the owner of the scene's file")
  expect(utimes(#filePath, nil) != 0, "changing the times of the scene's file")
  let file = open(#filePath, O_RDONLY)
  expect(fchmod(file, 0) != 0, "changing a mode through an open file")
  var flags = 16
  expect(ioctl(file, 0x4008_6602, &flags) != 0, "making the scene's file immutable")
  expect(call(188, #filePath, "user.breach", "x", 1, 0) != 0, "an attribute of the scene's file")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
