// zoetrope: --size 300x160 --duration 3s --dark
import SwiftUI

/// A light that breathes, sound that moves, and the seconds that pass.
struct RecordingBadge: View {
  @State private var seconds = 0

  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    HStack(spacing: 14) {
      light
      Text("REC")
        .font(.system(size: 17, weight: .bold))
        .foregroundStyle(.white)
      bars
      Text("00:0\(seconds)")
        .font(.system(size: 17, weight: .medium).monospacedDigit())
        .foregroundStyle(.white.opacity(0.7))
    }
    .padding(.horizontal, 20)
    .frame(height: 54)
    .background(Capsule().fill(.white.opacity(0.12)))
    .onReceive(clock) { _ in seconds += 1 }
  }

  private var light: some View {
    Circle()
      .fill(.red)
      .frame(width: 14, height: 14)
      .phaseAnimator([false, true]) { dot, isBright in
        dot
          .scaleEffect(isBright ? 1.25 : 0.9)
          .opacity(isBright ? 1 : 0.5)
          .shadow(color: .red.opacity(isBright ? 0.9 : 0), radius: 8)
      } animation: { isBright in
        isBright ? .easeOut(duration: 0.35) : .easeInOut(duration: 0.65)
      }
  }

  private var bars: some View {
    HStack(spacing: 4) {
      ForEach(0..<5, id: \.self) { index in
        Capsule()
          .fill(.white.opacity(0.85))
          .frame(width: 4, height: 22)
          .phaseAnimator([0.3, 1, 0.5, 0.8]) { bar, height in
            bar.scaleEffect(y: height)
          } animation: { _ in
            .easeInOut(duration: 0.2 + Double(index) * 0.05)
          }
      }
    }
    .frame(height: 24)
  }
}

#Preview {
  RecordingBadge()
}
