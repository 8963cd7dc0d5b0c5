import SwiftUI

// Ends with 5:

struct Table: View {
  @State private var ping = 0
  @State private var pong = 0

  var body: some View {
    Text("\(ping)")
      .onChange(of: ping) { pong += 1 }
      .onChange(of: pong) { ping += 1 }
      .onAppear { ping = 1 }
  }
}

#Preview {
  Table()
}
