import SwiftUI

// Ends with 5: longer + FillsStandardOutput.swift:

func attack() {
  while true { print(String(repeating: "A", count: 1 << 12)) }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
