// zoetrope: --size 260x180 --fps 30
import SwiftUI

/// Symbols in sizes, weights and colours of the text around them.
struct Common: View {
  private let names = [
    "heart.fill", "bell.fill", "star.fill", "hand.thumbsup.fill", "cart.badge.plus",
    "party.popper.fill", "plus", "checkmark", "xmark", "chevron.right", "play.fill", "gearshape",
  ]

  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 14) {
      ForEach(0..<2, id: \.self) { row in
        HStack(spacing: 16) {
          ForEach(0..<6, id: \.self) { column in
            Image(systemName: names[row * 6 + column])
              .foregroundStyle(column.isMultiple(of: 2) ? .pink : .indigo)
          }
        }
      }
      .font(.system(size: 20))
      HStack(spacing: 16) {
        Image(systemName: "star.fill").font(.system(size: 14))
        Image(systemName: "star.fill").imageScale(.large)
        Image(systemName: "plus").fontWeight(.light)
        Image(systemName: "plus").fontWeight(.black)
        Label("Saved", systemImage: "checkmark")
      }
      Image(systemName: "bell.fill")
        .font(.system(size: 30))
        .foregroundStyle(.orange)
        .scaleEffect(isLarge ? 1.4 : 1)
        .rotationEffect(.degrees(isLarge ? 15 : 0), anchor: .top)
    }
    .onAppear {
      withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isLarge = true }
    }
  }
}

#Preview {
  Common()
}
