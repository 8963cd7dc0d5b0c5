import SwiftUI

// Ends with 5: SpinsInTask.swift:

func spin() async { while true {} }

#Preview {
  Text("x").task { await spin() }
}
