import SwiftUI

// Ends with 5: memory

struct Hoard: View {
  @State private var all: [[UInt8]] = []

  var body: some View {
    TimelineView(.animation) { context in
      Text("\(all.count)").onChange(of: context.date) {
        all.append([UInt8](repeating: 1, count: 128 << 20))
      }
    }
  }
}

#Preview {
  Hoard()
}
