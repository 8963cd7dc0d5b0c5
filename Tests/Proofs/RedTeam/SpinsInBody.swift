import SwiftUI

// Ends with 5: SpinsInBody.swift:

struct Spin: View {
  var body: some View {
    while true {}
    return Text("never")
  }
}

#Preview {
  Spin()
}
