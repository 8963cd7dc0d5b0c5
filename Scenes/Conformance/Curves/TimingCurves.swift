// zoetrope: --size 220x120 --fps 30
import SwiftUI

/// Four dots run the same way in the same time, each by a curve of its own.
struct TimingCurves: View {
  @State private var isOver = false

  private let curves: [(color: Color, animation: Animation)] = [
    (Color(red: 1, green: 0, blue: 0), .linear(duration: 1)),
    (Color(red: 0, green: 0.6, blue: 0), .easeIn(duration: 1)),
    (Color(red: 0, green: 0, blue: 1), .easeOut(duration: 1)),
    (Color(red: 0, green: 0, blue: 0), .timingCurve(0.42, 0, 0.58, 1, duration: 1)),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(0..<4, id: \.self) { index in
        Circle()
          .fill(curves[index].color)
          .frame(width: 20, height: 20)
          .offset(x: isOver ? 180 : 0)
          .animation(curves[index].animation, value: isOver)
      }
    }
    .frame(width: 200, height: 110, alignment: .leading)
    .onAppear { isOver = true }
  }
}

#Preview {
  TimingCurves()
}
