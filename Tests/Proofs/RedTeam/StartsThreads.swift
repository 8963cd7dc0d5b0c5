import SwiftUI

// Ends with 5: memory

func attack() {
  for _ in 0..<100_000 { Thread.detachNewThread { sleep(1000) } }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
