// zoetrope: --size 360x300
import SwiftUI

/// Four cards that fan out of a stack, one after the other, and gather again.
struct CardStack: View {
  @State private var isOpen = false

  private let cards: [(symbol: String, name: String, colors: [Color])] = [
    ("music.note", "Listen", [.purple, .indigo]),
    ("camera.fill", "Capture", [.teal, .blue]),
    ("paperplane.fill", "Share", [.orange, .pink]),
    ("heart.fill", "Keep", [.pink, .red]),
  ]

  var body: some View {
    ZStack {
      ForEach(0..<4, id: \.self) { index in
        card(index)
          .rotationEffect(.degrees(isOpen ? Double(index) * 16 - 24 : 0), anchor: .bottom)
          .offset(x: isOpen ? Double(index) * 34 - 51 : 0, y: isOpen ? 0 : Double(-index) * 5)
          .animation(
            .spring(duration: 0.6, bounce: 0.35).delay(Double(3 - index) * 0.06), value: isOpen)
      }
    }
    .offset(y: 14)
    .task {
      try? await Task.sleep(for: .seconds(0.3))
      isOpen = true
      try? await Task.sleep(for: .seconds(1.3))
      isOpen = false
    }
  }

  private func card(_ index: Int) -> some View {
    VStack(alignment: .leading) {
      Image(systemName: cards[index].symbol).font(.system(size: 28))
      Spacer()
      Text(cards[index].name).font(.system(size: 17, weight: .semibold))
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(width: 122, height: 164, alignment: .leading)
    .background(
      RoundedRectangle(cornerRadius: 18)
        .fill(
          LinearGradient(
            colors: cards[index].colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .shadow(color: .black.opacity(0.22), radius: 10, y: 6))
  }
}

#Preview {
  CardStack()
}
