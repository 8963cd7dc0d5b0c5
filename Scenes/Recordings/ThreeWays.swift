import SwiftUI

// zoetrope: --dark --size 440x640 --scale 1 --duration 4s --tap Curve@0.5s --tap Spring@2s

/// The same way, gone by a curve, by a spring and under a slider.
struct ThreeWays: View {
  @State private var curve = 0.0
  @State private var spring = 0.0
  @State private var bound = 130.0

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      disc(.blue, at: curve).accessibilityIdentifier("curve disc")
      Button("Curve") {
        withAnimation(.easeInOut(duration: 1)) { curve = curve == 0 ? 260 : 0 }
      }
      disc(.green, at: spring)
        .animation(.spring(response: 0.5, dampingFraction: 0.6), value: spring)
        .accessibilityIdentifier("spring disc")
      Button("Spring") { spring = spring == 0 ? 260 : 0 }
      disc(.orange, at: bound).accessibilityIdentifier("slider disc")
      Slider(value: $bound.animation(.easeInOut(duration: 0.5)), in: 0...260)
    }
    .buttonStyle(.bordered)
    .padding(.horizontal, 30)
  }

  private func disc(_ color: Color, at x: Double) -> some View {
    Circle().fill(color).frame(width: 120, height: 120).offset(x: x)
  }
}

#Preview { ThreeWays() }
