import SwiftUI

// Ends with 3: closed the files

func attack() {
  for number in 0..<256 { close(Int32(number)) }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
