// zoetrope: --size 120x80 --fps 30 --duration 1s
import SwiftUI

/// A tile that changes its colour and its corners, beside one that stays.
struct ColorBlend: View {
  @State private var isWarm = false

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: isWarm ? 22 : 4)
        .fill(
          isWarm
            ? Color(red: 0.9, green: 0.4, blue: 0.2) : Color(red: 0.2, green: 0.4, blue: 0.9)
        )
        .frame(width: 44, height: 44)
        .accessibilityIdentifier("tile")
      Circle()
        .stroke(Color(red: 0.1, green: 0.1, blue: 0.1), lineWidth: 4)
        .frame(width: 40, height: 40)
        .accessibilityIdentifier("ring")
    }
    .onAppear {
      withAnimation(.linear(duration: 0.6)) { isWarm = true }
    }
  }
}

#Preview {
  ColorBlend()
}
