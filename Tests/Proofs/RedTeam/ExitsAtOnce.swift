import SwiftUI

// Ends with 3: exit(0) + ExitsAtOnce.swift:

func attack() { exit(0) }

#Preview {
  Text("still here").onAppear(perform: attack)
}
