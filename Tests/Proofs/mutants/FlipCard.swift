// zoetrope: --size 120x120 --fps 30 --duration 1.4s
import SwiftUI

/// A card that turns on its corner and rises, and its shadow with it.
struct FlipCard: View {
  @State private var isUp = false

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color(red: 0.95, green: 0.9, blue: 0.7))
      .frame(width: 60, height: 44)
      .overlay {
        Text("Ace").font(.system(size: 16))
      }
      .accessibilityIdentifier("card")
      .shadow(color: .black.opacity(0.4), radius: isUp ? 8 : 2, y: isUp ? 6 : 1)
      .rotationEffect(.degrees(isUp ? 24 : 0), anchor: .bottomLeading)
      .offset(y: isUp ? -16 : 0)
      .animation(.spring(duration: 0.6, bounce: 0.3), value: isUp)
      .onAppear { isUp = true }
  }
}

#Preview {
  FlipCard()
}
