// zoetrope: --size 140x110 --fps 30 --duration 1.4s
import SwiftUI

/// Bars that grow one after the other.
struct BarChart: View {
  @State private var isGrown = false

  var body: some View {
    HStack(alignment: .bottom, spacing: 10) {
      bar("first", height: 40).animation(.easeOut(duration: 0.4), value: isGrown)
      bar("second", height: 80).animation(.easeOut(duration: 0.5).delay(0.2), value: isGrown)
      bar("third", height: 60).animation(.easeInOut(duration: 0.6).delay(0.4), value: isGrown)
    }
    .frame(width: 140, height: 110, alignment: .bottom)
    .onAppear { isGrown = true }
  }

  private func bar(_ name: String, height: Double) -> some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(Color(red: 0.3, green: 0.7, blue: 0.5))
      .frame(width: 24, height: isGrown ? height : 6)
      .accessibilityIdentifier(name)
  }
}

#Preview {
  BarChart()
}
