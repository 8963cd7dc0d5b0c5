import SwiftUI

// Ends with 5: longer + CatchesSignals.swift:

func attack() {
  for number in 1...31 { signal(Int32(number), SIG_IGN) }
  while true {}
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
