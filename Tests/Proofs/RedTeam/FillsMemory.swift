import SwiftUI

// Ends with 5: memory

func attack() {
  var all: [[Int]] = []
  while true { all.append([Int](repeating: 1, count: 1 << 22)) }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
