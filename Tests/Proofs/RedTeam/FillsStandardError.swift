import SwiftUI

// Ends with 5: longer + FillsStandardError.swift:

func attack() {
  while true { FileHandle.standardError.write(Data(repeating: 65, count: 1 << 16)) }
}

#Preview {
  Text("still here").onAppear(perform: attack)
}
