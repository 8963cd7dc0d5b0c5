import SwiftUI

// zoetrope: --dark --size 300x300 --scale 2 --duration 3s --tap More@1s --tap More@2s

/// Three discs that fly out of a fourth on a spring and slip back under it on a curve.
struct RadialButtons: View {
  @State private var isOpen = false
  private let symbols = ["square.and.pencil", "folder", "paperplane"]

  var body: some View {
    ZStack {
      ForEach(symbols.indices, id: \.self) { index in
        let angle = Angle.degrees(180 + Double(index) * 45).radians
        disc(symbols[index])
          .accessibilityIdentifier("disc \(index)")
          .opacity(isOpen ? 1 : 0)
          .offset(x: isOpen ? 100 * cos(angle) : 0, y: isOpen ? 100 * sin(angle) : 0)
      }
      .animation(
        isOpen ? .spring(response: 0.38, dampingFraction: 0.53) : .easeIn(duration: 0.38),
        value: isOpen)
      Button {
        isOpen.toggle()
      } label: {
        disc("plus")
      }
      .accessibilityLabel("More")
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
  }

  private func disc(_ symbol: String) -> some View {
    Circle().fill(.green).frame(width: 50, height: 50)
      .overlay { Image(systemName: symbol).foregroundStyle(.white) }
  }
}

#Preview { RadialButtons() }
