// zoetrope: size 260x300, scale 1, fps 10, duration 3s
// zoetrope: drag 130,250 by 0,-160 at 0.3s for 0.3s
import SwiftUI

/// Scroll views tell how they move and which views are in sight; views rest at a point of the window.
struct Scrolling: View {
  @State private var phase = "idle"
  @State private var seen: [Int] = []

  var body: some View {
    VStack {
      Text(phase)
      Text(seen.map(String.init).joined(separator: " "))
      ScrollView {
        VStack(spacing: 10) {
          ForEach(0..<20, id: \.self) { number in
            Text("\(number)").frame(maxWidth: .infinity, minHeight: 50).background(.teal.secondary)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: .center))
      .onScrollPhaseChange { _, phase, context in
        self.phase = "\(phase) \(Int(context.geometry.contentOffset.y))"
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { seen = $0 }
      .border(.gray)
      .baselineOffset(6)
    }
  }
}

#Preview(traits: .modifier(Padded())) {
  Scrolling()
}

struct Padded: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.padding(12)
  }
}
