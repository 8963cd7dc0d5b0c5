// zoetrope: --size 260x160 --fps 30
import SwiftUI

/// Outlines that are trimmed, dashed, filled and turned.
struct Outlines: View {
  private struct Star: Shape {
    var depth: Double
    var animatableData: Double {
      get { depth }
      set { depth = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      let center = CGPoint(x: rect.midX, y: rect.midY)
      for index in 0..<10 {
        let angle = Angle.degrees(Double(index) * 36 - 90)
        let radius = rect.width / 2 * (index.isMultiple(of: 2) ? 1 : depth)
        let point = CGPoint(
          x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
  }

  @State private var isDrawn = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Circle()
          .trim(from: 0, to: isDrawn ? 1 : 0.1)
          .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .frame(width: 50, height: 50)
        RoundedRectangle(cornerRadius: isDrawn ? 25 : 4)
          .strokeBorder(.orange, lineWidth: isDrawn ? 8 : 2)
          .frame(width: 50, height: 50)
        Capsule()
          .fill(
            LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: isDrawn ? 90 : 50, height: 30)
      }
      HStack(spacing: 16) {
        Star(depth: isDrawn ? 0.4 : 0.9).fill(.yellow).frame(width: 56, height: 56)
        Ellipse().fill(.teal).frame(width: 60, height: 36)
          .rotationEffect(.degrees(isDrawn ? 60 : 0))
        Rectangle()
          .stroke(style: StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: isDrawn ? 20 : 0))
          .frame(width: 50, height: 50)
      }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 0.8)) { isDrawn = true }
    }
  }
}

#Preview {
  Outlines()
}
