// zoetrope: --size 240x200 --fps 30
import SwiftUI

/// Frames, spacers, padding and alignment, which all move when the row becomes a column's end.
struct Arrangements: View {
  @State private var isWide = false

  var body: some View {
    VStack(alignment: isWide ? .trailing : .leading, spacing: 8) {
      HStack(spacing: isWide ? 24 : 4) {
        Color.red.frame(width: 20, height: 20)
        Color.orange.frame(minWidth: 10, maxWidth: isWide ? 100 : 30)
        Spacer(minLength: 0)
        Color.yellow.frame(width: 20)
      }
      .frame(height: 30)
      Color.green.frame(width: 60, height: 30)
      ZStack(alignment: isWide ? .bottomTrailing : .topLeading) {
        Color.blue.opacity(0.3)
        Color.blue.frame(width: 24, height: 24)
      }
      .frame(width: isWide ? 200 : 90, height: 50)
      Color.purple
        .frame(width: 80, height: 20)
        .padding(.horizontal, isWide ? 30 : 6)
        .background(Color.purple.opacity(0.2))
        .overlay(alignment: .trailing) { Color.black.frame(width: 4) }
    }
    .frame(width: 220, height: 180, alignment: isWide ? .bottom : .top)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.6)) { isWide = true }
    }
  }
}

#Preview {
  Arrangements()
}
