// zoetrope: --size 80x80 --fps 30
import SwiftUI

/// A heart between two phases, there and back.
struct PulsingHeart: View {
  var body: some View {
    PhaseAnimator([false, true]) { isLarge in
      Image(systemName: "heart.fill")
        .font(.system(size: 32))
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        .scaleEffect(isLarge ? 1.2 : 1)
        .opacity(isLarge ? 1 : 0.7)
    } animation: { _ in
      .easeInOut(duration: 0.8)
    }
  }
}

#Preview {
  PulsingHeart()
}
