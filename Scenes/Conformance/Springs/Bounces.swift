// zoetrope: --size 220x150 --fps 30 --duration 1.5s
import SwiftUI

/// Springs of one duration and four bounces, the last of them too stiff to reach its end in time.
struct Bounces: View {
  @State private var isOver = false

  private let bounces = [0.5, 0.25, 0, -0.4]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(bounces, id: \.self) { bounce in
        RoundedRectangle(cornerRadius: 6)
          .fill(.indigo.opacity(0.6 + bounce * 0.6))
          .frame(width: isOver ? 140 : 28, height: 28)
          .animation(.spring(duration: 0.5, bounce: bounce), value: isOver)
      }
    }
    .frame(width: 200, height: 140, alignment: .leading)
    .onAppear { isOver = true }
  }
}

#Preview {
  Bounces()
}
