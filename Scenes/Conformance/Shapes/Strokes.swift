// zoetrope: --size 300x220 --fps 20
import SwiftUI

/// Caps, joins, the limit of mitres, dashes with a phase, widths below a pixel and dots.
struct Strokes: View {
  private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.3, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  private struct Dots: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        for x in [rect.minX, rect.midX, rect.maxX] {
          path.move(to: CGPoint(x: x, y: rect.midY))
          path.addLine(to: CGPoint(x: x, y: rect.midY))
        }
      }
    }
  }

  @State private var isMoved = false
  private let caps: [CGLineCap] = [.butt, .round, .square]
  private let joins: [CGLineJoin] = [.miter, .round, .bevel]

  var body: some View {
    VStack(spacing: 22) {
      HStack(spacing: 30) {
        ForEach(0..<3, id: \.self) { index in
          Zigzag()
            .stroke(
              .indigo,
              style: StrokeStyle(lineWidth: 10, lineCap: caps[index], lineJoin: joins[index])
            )
            .frame(width: 60, height: 40)
        }
      }
      HStack(spacing: 30) {
        ForEach(0..<3, id: \.self) { index in
          Zigzag()
            .stroke(
              .pink,
              style: StrokeStyle(
                lineWidth: 4, lineCap: caps[index], dash: [9, 7], dashPhase: isMoved ? 32 : 0)
            )
            .frame(width: 60, height: 40)
        }
      }
      HStack(spacing: 24) {
        Zigzag().stroke(.black, lineWidth: 0.25).frame(width: 50, height: 30)
        Zigzag().stroke(.black, lineWidth: 1).frame(width: 50, height: 30)
        Zigzag().stroke(.teal, style: StrokeStyle(lineWidth: 6, lineJoin: .miter, miterLimit: 1.5))
          .frame(width: 50, height: 30)
        Dots().stroke(.orange, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .frame(width: 40, height: 30)
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 0.5)) { isMoved = true }
    }
  }
}

#Preview {
  Strokes()
}
