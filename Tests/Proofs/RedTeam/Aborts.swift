import SwiftUI

// Ends with 3: abort + Aborts.swift:

func attack() { abort() }

#Preview {
  Text("still here").onAppear(perform: attack)
}
