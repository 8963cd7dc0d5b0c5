// zoetrope: --size 100x80 --fps 30 --duration 2s
import SwiftUI

/// A heart that beats for ever, and a line of text that breathes more slowly.
struct Heartbeat: View {
  @State private var isBeating = false

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "heart.fill")
        .font(.system(size: 30))
        .foregroundStyle(Color(red: 0.9, green: 0.2, blue: 0.3))
        .scaleEffect(isBeating ? 1.25 : 1)
        .animation(.easeInOut(duration: 0.4).repeatForever(autoreverses: true), value: isBeating)
      Text("72 bpm")
        .font(.system(size: 12))
        .opacity(isBeating ? 1 : 0.4)
        .animation(.linear(duration: 0.8).repeatForever(autoreverses: true), value: isBeating)
    }
    .onAppear { isBeating = true }
  }
}

#Preview {
  Heartbeat()
}
