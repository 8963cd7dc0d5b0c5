// zoetrope: --size 200x200
import SwiftUI

/// Three dots that chase each other around a ring for as long as it takes.
struct OrbitLoader: View {
  @State private var isTurning = false

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.indigo.opacity(0.15), lineWidth: 6)
      ForEach(0..<3, id: \.self) { index in
        Circle()
          .fill(Color.indigo.opacity(1 - Double(index) * 0.3))
          .frame(width: 18 - Double(index) * 4, height: 18 - Double(index) * 4)
          .offset(y: -45)
          .rotationEffect(.degrees(isTurning ? 360 : 0))
          .animation(
            .easeInOut(duration: 1.2).repeatForever(autoreverses: false)
              .delay(Double(index) * 0.08),
            value: isTurning)
      }
    }
    .frame(width: 90, height: 90)
    .onAppear { isTurning = true }
  }
}

#Preview {
  OrbitLoader()
}
