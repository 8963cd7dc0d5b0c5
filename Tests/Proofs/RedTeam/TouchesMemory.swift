import SwiftUI

// Ends with 3: memory that is not its own

func attack() {
  UnsafeMutablePointer<Int>(bitPattern: 4096)?.pointee = 1
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
