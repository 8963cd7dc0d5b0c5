import SwiftUI

// Ends with 3: exit(7) + ExitsHard.swift:

func attack() { _exit(7) }

#Preview {
  Text("still here").onAppear(perform: attack)
}
