import SwiftUI

// Ends with 5: longer + BlocksSignals.swift:

func attack() {
  var all = sigset_t()
  sigfillset(&all)
  sigprocmask(SIG_BLOCK, &all, nil)
  while true {}
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
