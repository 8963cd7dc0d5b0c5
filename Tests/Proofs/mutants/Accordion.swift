// zoetrope: --size 160x140 --fps 30 --duration 1.2s
import SwiftUI

/// A row that opens, and one below it that makes room.
struct Accordion: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(red: 0.2, green: 0.4, blue: 0.8))
        .frame(width: 140, height: isOpen ? 70 : 24)
        .accessibilityIdentifier("row")
      Text("Details").font(.system(size: 13))
      Rectangle()
        .fill(Color(red: 0.8, green: 0.8, blue: 0.8))
        .frame(width: 140, height: 24)
        .accessibilityIdentifier("rest")
    }
    .frame(width: 160, height: 140, alignment: .top)
    .onAppear {
      withAnimation(.spring(duration: 0.5, bounce: 0.25).delay(0.1)) { isOpen = true }
    }
  }
}

#Preview {
  Accordion()
}
