// zoetrope: --size 120x80 --fps 30 --duration 1.2s
import SwiftUI

/// A number that counts up, and a label that swells with each step.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 6) {
      Text("\(count)")
        .font(.system(size: 26, weight: .bold).monospacedDigit())
        .accessibilityIdentifier("count")
      Text("steps today")
        .font(.system(size: 12))
        .scaleEffect(count.isMultiple(of: 2) ? 1 : 1.2)
        .opacity(count.isMultiple(of: 2) ? 0.6 : 1)
        .animation(.easeInOut(duration: 0.25), value: count)
    }
    .task {
      for _ in 0..<3 {
        try? await Task.sleep(for: .seconds(0.3))
        count += 1
      }
    }
  }
}

#Preview {
  Counter()
}
