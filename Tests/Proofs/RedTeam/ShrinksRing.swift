import SwiftUI

// Ends with 3:

func attack() {
  for number in 3..<64 where ftruncate(Int32(number), 0) == 0 { fatalError("breach: shrunk") }
  fatalError("kept")
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
