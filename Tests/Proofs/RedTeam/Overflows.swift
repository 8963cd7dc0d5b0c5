import SwiftUI

// Ends with 3: overflow

func attack() {
  let sum = ProcessInfo.processInfo.arguments.count + Int.max
  print(sum)
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
