import SwiftUI

// Ends with 5: idle

func attack() {
  DispatchSemaphore(value: 0).wait()
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
