// zoetrope: --size 220x60 --fps 30 --duration 1.6s
import SwiftUI

/// A spring is called back half-way and keeps its speed as it turns.
struct Retarget: View {
  @State private var isOver = false

  var body: some View {
    Circle()
      .fill(.teal)
      .frame(width: 30, height: 30)
      .offset(x: isOver ? 80 : -80)
      .animation(.spring(duration: 0.6, bounce: 0.2), value: isOver)
      .task {
        isOver = true
        try? await Task.sleep(for: .seconds(0.2))
        isOver = false
      }
  }
}

#Preview {
  Retarget()
}
