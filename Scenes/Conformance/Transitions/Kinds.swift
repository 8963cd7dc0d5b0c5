// zoetrope: --size 260x140 --fps 30 --duration 1.4s
import SwiftUI

/// Tiles that come and go, each in its own way.
struct Kinds: View {
  @State private var isShown = false

  var body: some View {
    HStack(spacing: 12) {
      tile("sun.max.fill", .orange, .opacity)
      tile("moon.fill", .indigo, .scale)
      tile("cloud.fill", .teal, .move(edge: .bottom).combined(with: .opacity))
      tile(
        "bolt.fill", .pink,
        .asymmetric(insertion: .scale(scale: 0.2).combined(with: .opacity), removal: .slide))
    }
    .frame(width: 240, height: 120)
    .clipped()
    .task {
      try? await Task.sleep(for: .seconds(0.1))
      withAnimation(.easeOut(duration: 0.5)) { isShown = true }
      try? await Task.sleep(for: .seconds(0.7))
      withAnimation(.easeIn(duration: 0.4)) { isShown = false }
    }
  }

  private func tile(_ symbol: String, _ color: Color, _ transition: AnyTransition) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).stroke(color.opacity(0.3), lineWidth: 1)
      if isShown {
        Image(systemName: symbol)
          .font(.system(size: 20))
          .foregroundStyle(.white)
          .frame(width: 44, height: 44)
          .background(color, in: RoundedRectangle(cornerRadius: 8))
          .transition(transition)
      }
    }
    .frame(width: 50, height: 50)
  }
}

#Preview {
  Kinds()
}
