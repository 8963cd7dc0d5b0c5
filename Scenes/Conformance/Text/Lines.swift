// zoetrope: --size 260x240 --fps 30
import SwiftUI

/// Sizes, weights, wrapping, truncation, and a number that counts.
struct Lines: View {
  @State private var isWide = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Large title").font(.largeTitle.bold())
      Text("Headline").font(.headline).foregroundStyle(.blue)
      Text("A caption in **bold** and *italic*").font(.caption)
      Text("Text that wraps where its column ends, and is laid out anew as the column grows.")
        .font(.system(size: 13))
        .frame(width: isWide ? 230 : 110, alignment: .leading)
        .lineLimit(4)
      Text("One line that is too long for the place it has").lineLimit(1)
        .frame(width: 150)
      Text("\(isWide ? 1_250 : 10)").font(.title.monospacedDigit())
        .contentTransition(.numericText())
    }
    .frame(width: 240, height: 230, alignment: .topLeading)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.6)) { isWide = true }
    }
  }
}

#Preview {
  Lines()
}
