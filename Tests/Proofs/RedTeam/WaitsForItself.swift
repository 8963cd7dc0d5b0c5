import SwiftUI

// Ends with 5:

func attack() {
  DispatchQueue.main.sync { print("never") }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
