import SwiftUI

// Ends with 5: longer

func attack() { raise(SIGSTOP) }

#Preview {
  Text("still here").onAppear(perform: attack)
}
