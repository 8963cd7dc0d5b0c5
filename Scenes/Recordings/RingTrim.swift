import SwiftUI

// zoetrope: --dark --size 240x240 --scale 2 --duration 9s

/// A ring whose length breathes while it turns.
struct RingTrim: View {
  @State private var isTurned = false
  @State private var isShifted = false
  @State private var isShort = false

  var body: some View {
    Circle()
      .trim(from: isShifted ? 1 / 3 : 1 / 9, to: isShort ? 2 / 5 : 1)
      .stroke(.blue, lineWidth: 7)
      .frame(width: 150, height: 150)
      .rotationEffect(.degrees(isTurned ? -360 : 0))
      .accessibilityIdentifier("ring")
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
          isTurned = true
        }
        withAnimation(.linear(duration: 1).delay(0.5).repeatForever(autoreverses: true)) {
          isShifted = true
        }
        withAnimation(.linear(duration: 1).delay(1).repeatForever(autoreverses: true)) {
          isShort = true
        }
      }
  }
}

#Preview { RingTrim() }
