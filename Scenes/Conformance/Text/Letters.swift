// zoetrope: --size 260x100 --fps 30
import SwiftUI

/// Letters that a renderer lifts one after the other, more where the text says so.
struct Letters: View {
  @State private var time = 0.0

  var body: some View {
    VStack(spacing: 12) {
      (Text("Letters ") + Text("rise").bold().customAttribute(Loud()) + Text(" in turn"))
        .font(.system(size: 24, design: .rounded))
        .textRenderer(Rising(time: time))
      Text("Rounded 0123 Plain").font(.system(.title3, design: .rounded, weight: .heavy))
    }
    .onAppear {
      withAnimation(.linear(duration: 1)) { time = 1 }
    }
  }
}

private struct Loud: TextAttribute {}

private struct Rising: TextRenderer {
  var time: Double
  var animatableData: Double {
    get { time }
    set { time = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    let slices = layout.flatMap { line in line.flatMap { $0 } }
    for (index, slice) in slices.enumerated() {
      let start = Double(index) / Double(slices.count) * 0.6
      let share = min(max((time - start) / 0.4, 0), 1)
      var copy = context
      copy.opacity = share
      copy.translateBy(x: 0, y: (slice[Loud.self] == nil ? 10 : 20) * (1 - share))
      copy.draw(slice)
    }
  }
}

#Preview {
  Letters()
}
