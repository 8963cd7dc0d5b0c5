// zoetrope: --size 100x100 --fps 30 --duration 1.4s
import SwiftUI

/// A bell that swings along keyframes, and a dot that lands on it.
struct BellRing: View {
  @State private var rings = 0
  @State private var hasNews = false

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.system(size: 40))
      .foregroundStyle(Color(red: 0.9, green: 0.6, blue: 0.1))
      .keyframeAnimator(initialValue: 0.0, trigger: rings) { bell, degrees in
        bell.rotationEffect(.degrees(degrees), anchor: .top)
      } keyframes: { _ in
        CubicKeyframe(18, duration: 0.2)
        CubicKeyframe(-14, duration: 0.25)
        CubicKeyframe(8, duration: 0.25)
        CubicKeyframe(0, duration: 0.3)
      }
      .overlay(alignment: .topTrailing) {
        Circle()
          .fill(Color(red: 0.9, green: 0.1, blue: 0.1))
          .frame(width: 14, height: 14)
          .scaleEffect(hasNews ? 1 : 0.1)
          .animation(.spring(duration: 0.4, bounce: 0.5).delay(0.5), value: hasNews)
          .accessibilityIdentifier("dot")
      }
      .onAppear {
        rings += 1
        hasNews = true
      }
  }
}

#Preview {
  BellRing()
}
