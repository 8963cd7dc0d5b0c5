import SwiftUI

// Ends with 5:

struct Crowd: View {
  var body: some View {
    VStack { ForEach(0..<3_000_000, id: \.self) { Text("\($0)") } }
  }
}

#Preview {
  Crowd()
}
