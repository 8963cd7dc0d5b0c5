import SwiftUI

// Ends with 5: idle + YieldsForEver.swift:

func spin() async { while true { await Task.yield() } }

#Preview {
  Text("x").task { await spin() }
}
