import SwiftUI

// zoetrope: --dark --size 240x240 --scale 2 --duration 9.5s

/// Sparkles that jump, shiver and fade at once, and then take a breath.
struct SymbolEffects: View {
  @State private var moves = false

  var body: some View {
    Image(systemName: "sparkles")
      .font(.system(size: 128, weight: .heavy))
      .foregroundStyle(
        EllipticalGradient(colors: [.blue, .indigo], center: .center)
      )
      .symbolEffect(.wiggle.byLayer, options: .repeat(2), value: moves)
      .symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: moves)
      .symbolEffect(.pulse.byLayer, options: .repeat(3), value: moves)
      .symbolEffect(.breathe.byLayer, options: .repeat(1), value: moves)
      .task {
        try? await Task.sleep(for: .milliseconds(150))
        moves = true
      }
  }
}

#Preview { SymbolEffects() }
